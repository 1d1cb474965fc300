"""What tiles that are kept are worth, in points: `tools/estimate_leaves.py` wrote it.

Estimated from 51,000 games of our own, in 5 generations, with the
course's words: first what each tile is worth, then each pair that matters.
"""

from scrabble_course.scrabble.leaves import LeaveValues

LEAVE_VALUES = LeaveValues.read("""
A  +0.2  B  -3.0  C  +0.0  D  +0.3  E  +0.9  F  -2.7  G  -4.3  H  +0.4  I  -2.1
J  -3.2  K  -1.1  L  -1.3  M  +0.4  N  -0.3  O  -2.3  P  -0.6  Q  -6.8  R  +0.5
S  +7.3  T  -0.7  U  -5.4  V  -6.6  W  -4.8  X  +1.5  Y  -1.0  Z  +4.7  ?  +26.1
AA -6.5  AB +1.6  AC +1.3  AE -0.9  AG +1.2  AH +0.7  AI -1.1  AJ +0.9  AL +1.2
AM +1.9  AN +0.8  AO -2.3  AP +0.8  AQ +2.2  AR +1.4  AS +0.6  AT +1.3  AU -1.1
AV +1.4  AX +0.7  AZ +1.2  A? +1.4  BB -1.1  BC -2.8  BD -1.2  BE +0.9  BF -2.0
BG -0.8  BJ +1.9  BK -0.5  BN -1.6  BO +1.1  BP -3.4  BQ -0.7  BT -1.6  BU +2.2
BV -1.9  BX -0.8  BY +0.6  CC -4.2  CD -1.5  CE +0.8  CF -2.9  CG -2.6  CH +1.7
CI +1.6  CJ -2.4  CL -1.1  CM -1.9  CN -1.3  CP -0.9  CQ -1.9  CR -1.1  CU +0.7
CV -1.2  CW -2.9  CX -1.2  CZ -0.5  C? +0.5  DD -5.2  DE +2.5  DF -1.2  DG -1.5
DH -1.4  DI +0.7  DJ -1.3  DK -0.8  DL -1.1  DM -1.6  DN -0.6  DO +0.8  DP -1.9
DQ -1.9  DR -1.1  DS -0.9  DT -2.0  DV -1.8  DW +0.5  DX -1.1  DY -1.0  DZ -0.9
EE -6.4  EF +0.9  EH +1.0  EI -1.3  EJ +0.6  EK +1.1  EL +1.5  EM +0.8  EN +1.3
EO -1.8  EP +0.6  EQ -0.7  ER +2.1  ES +1.9  ET +1.7  EU -1.3  EV +2.9  EW +0.8
EX +0.9  EY -1.1  EZ +1.5  E? +0.7  FH -2.2  FI +0.8  FM -2.0  FN -1.9  FO +0.9
FP -1.5  FQ -0.7  FS -2.0  FT -1.0  FU +2.1  FV -2.4  FW -0.7  FY +1.3  F? -1.1
GG -4.0  GI +1.6  GJ +1.1  GK -1.5  GM -1.0  GN +2.0  GO +0.8  GP -1.8  GQ -1.5
GT -2.2  GU +1.0  GV -1.4  GX -1.3  GY +0.7  HH -3.3  HJ -0.6  HL -1.2  HN -1.6
HO +1.3  HP -1.2  HR -0.5  HS +1.0  HV -2.0  HW +1.4  HX -0.7  HY +1.2  H? +1.4
II -7.0  IK +1.0  IL +1.4  IM +1.8  IN +2.4  IO -1.2  IP +0.7  IQ +1.3  IR +0.6
IS +0.8  IT +1.4  IU -1.8  IV +2.7  IX +1.1  IY -1.4  IZ +0.8  I? +0.7  JL -1.3
JM -1.2  JN -1.1  JO +2.0  JP -0.6  JR -2.1  JS -1.5  JT -1.3  JU +1.4  JV -0.8
JY +1.2  JZ -0.7  J? -2.8  KL +0.6  KM -1.2  KN -0.6  KO +1.0  KP -2.0  KR -0.7
KT -2.5  KU +0.5  KV -1.4  KY +0.8  K? +0.5  LL -4.9  LM -0.7  LN -1.5  LO +0.7
LP -1.6  LQ -1.8  LR -2.8  LT -1.5  LU +0.6  LW -1.0  LX -0.7  LY +1.7  LZ -2.1
L? +0.6  MM -4.9  MN -0.6  MO +1.7  MP -0.9  MQ -2.3  MR -1.7  MT -1.8  MU +1.2
MV -3.5  MW -1.4  MZ -1.6  M? +0.7  NN -7.5  NO +0.9  NP -2.1  NQ -2.9  NR -1.7
NV -1.3  NW -0.6  NX -1.7  NY -0.5  OO -5.0  OP +1.6  OQ -0.7  OR +1.3  OS +0.5
OT +0.7  OU -1.3  OV +1.3  OW +1.3  OX +0.8  OZ +1.9  O? +1.3  PP -3.3  PQ -1.7
PS +0.6  PV -3.1  PW -1.5  PX +0.7  PZ -0.9  P? +0.6  QR -2.6  QS -3.1  QT -1.6
QU +9.5  QW +0.5  QX -0.7  QY +0.9  QZ -0.7  Q? -3.4  RR -7.8  RX -2.2  RZ -1.9
R? +0.5  SS -8.2  ST +0.8  SU -0.5  SV -1.9  SW -1.4  SX -1.8  SZ -2.1  S? -1.3
TT -6.8  TU +0.7  TV -1.7  TX -1.5  TZ -1.3  UU -5.3  UW -1.0  UZ -0.8  VV -2.6
VZ -1.0  V? -1.6  WW -0.9  WX -0.6  WZ -1.5  X? -2.1  YY -3.1  YZ +1.0  Y? -1.2
Z? -1.7  ?? -9.8
""")
