"""What tiles that are kept are worth, in points: `tools/estimate_leaves.py` wrote it.

Estimated from 44,000 games of our own, in 4 generations, with the
course's words: first what each tile is worth, then each pair that matters.
"""

from scrabble_course.scrabble.leaves import LeaveValues

LEAVE_VALUES = LeaveValues.read("""
A  +0.2  B  -2.9  C  -0.3  D  +0.3  E  +0.8  F  -3.0  G  -4.4  H  +0.5  I  -2.1
J  -2.9  K  -1.2  L  -1.1  M  +0.7  N  -0.6  O  -2.4  P  -0.5  Q  -6.9  R  +0.5
S  +7.0  T  -0.8  U  -5.5  V  -6.5  W  -4.9  X  +1.6  Y  -1.0  Z  +4.5  ?  +25.5
AA -6.2  AB +1.3  AC +1.3  AE -0.8  AF +0.5  AG +1.2  AH +0.9  AI -1.3  AJ +1.1
AL +1.0  AM +1.6  AN +0.8  AO -2.3  AP +0.9  AQ +2.0  AR +1.3  AS +0.7  AT +1.4
AU -0.8  AV +1.1  AW +0.8  AX +0.9  AZ +0.8  A? +1.7  BB -0.6  BC -2.9  BD -1.2
BE +1.0  BF -2.0  BG -0.7  BH -0.7  BJ +1.4  BK -1.1  BN -1.1  BO +0.9  BP -2.9
BQ -1.1  BT -1.4  BU +1.8  BV -1.9  BX -0.7  BZ -0.7  CC -4.1  CD -1.2  CE +0.8
CF -2.4  CG -2.1  CH +2.0  CI +1.8  CJ -1.5  CK +0.6  CL -1.0  CM -1.7  CN -1.2
CQ -2.4  CR -1.1  CT -0.5  CU +0.7  CV -1.3  CW -2.6  CX -1.3  CY +0.5  C? +0.6
DD -4.7  DE +2.4  DF -0.8  DG -1.7  DH -1.3  DI +0.8  DJ -1.8  DK -0.7  DL -1.1
DM -1.7  DO +1.0  DP -1.9  DQ -2.0  DR -1.1  DS -0.8  DT -2.3  DV -1.8  DW +0.7
DX -1.2  DY -0.7  DZ -1.5  EE -6.1  EH +1.2  EI -1.2  EK +0.7  EL +1.2  EN +1.4
EO -1.8  EP +0.8  EQ -1.0  ER +2.1  ES +1.8  ET +1.7  EU -1.2  EV +2.9  EW +0.9
EX +0.7  EY -1.2  EZ +1.4  E? +0.6  FH -2.1  FI +0.9  FM -1.3  FN -1.4  FO +0.7
FP -1.0  FR +0.6  FS -1.9  FT -0.5  FU +2.0  FV -1.8  FW -0.8  FY +0.7  F? -1.1
GG -3.7  GI +1.4  GJ +0.7  GK -0.7  GM -0.9  GN +1.6  GO +0.8  GP -1.5  GQ -1.5
GT -1.9  GU +1.0  GV -1.2  GX -1.8  HH -2.9  HL -1.7  HN -1.9  HO +1.1  HP -1.1
HQ +0.5  HR -0.5  HS +0.7  HV -1.3  HY +1.7  H? +1.4  II -6.6  IK +1.5  IL +1.6
IM +1.6  IN +2.2  IO -1.1  IQ +1.4  IS +0.8  IT +1.4  IU -1.4  IV +2.4  IX +1.1
IY -1.3  IZ +0.9  I? +0.7  JL -1.3  JM -0.9  JN -1.1  JO +2.2  JR -1.6  JS -1.6
JT -1.2  JU +1.2  JV -1.2  JY +1.3  J? -1.7  KO +0.9  KP -2.2  KR -1.0  KT -2.2
KU +0.5  KV -1.0  KW +0.9  KY +0.9  K? +1.4  LL -4.7  LN -1.6  LO +0.6  LP -1.6
LQ -1.9  LR -2.9  LT -1.5  LW -0.9  LX -1.1  LY +1.5  LZ -2.2  L? +0.6  MM -4.4
MO +1.5  MP -0.9  MQ -2.2  MR -1.9  MT -2.0  MU +1.3  MV -2.9  MW -1.7  MY -0.6
MZ -1.7  M? +1.0  NN -7.1  NO +1.1  NP -2.3  NQ -2.5  NR -1.6  NU +0.6  NV -1.4
NX -1.8  OO -4.6  OP +1.4  OR +0.9  OS +0.7  OT +0.6  OU -1.1  OV +1.6  OW +1.4
OX +0.6  OZ +1.6  O? +1.6  PP -1.6  PQ -1.9  PU +0.5  PV -2.7  PW -1.6  PX +0.7
PZ -0.7  P? +1.2  QR -2.2  QS -3.0  QT -1.1  QU +8.3  QX -1.1  Q? -2.6  RR -7.5
RS +0.5  RX -1.8  RZ -2.1  R? +0.9  SS -7.9  ST +0.7  SV -1.5  SW -0.9  SX -0.9
SZ -0.9  S? -1.5  TT -6.4  TU +0.6  TV -1.5  TX -1.6  TZ -1.1  UU -4.2  UV +0.7
UW -0.9  UY -0.6  UZ -0.6  VV -2.3  VW -1.1  VZ -0.5  V? -2.2  WW -0.9  WZ -1.5
X? -1.8  YY -2.4  YZ +0.7  Y? -1.3  Z? -1.3  ?? -8.2
""")
