from hypothesis import settings

# Machines are shared and noisy: a slow example is not a wrong one.
settings.register_profile("course", deadline=None)
settings.load_profile("course")
