"""What tiles that are kept are worth, in points: `tools/estimate_leaves.py` wrote it.

Estimated from 100,000 games of our own, in 5 generations, with the
course's words: first what each tile is worth, then each pair that matters.
"""

from scrabble_course.scrabble.leaves import LeaveValues

LEAVE_VALUES = LeaveValues.read("""
A  +0.1  B  -2.9  C  -0.0  D  +0.1  E  +1.0  F  -2.9  G  -3.9  H  +0.5  I  -2.3
J  -3.3  K  -1.0  L  -1.1  M  +0.5  N  -0.2  O  -2.5  P  -0.7  Q  -7.0  R  +0.7
S  +7.6  T  -0.5  U  -5.2  V  -6.6  W  -4.8  X  +1.6  Y  -1.0  Z  +4.5  ?  +27.2
AA -6.7  AB +2.0  AC +1.4  AE -1.1  AG +1.2  AH +0.9  AI -1.0  AJ +1.2  AL +1.5
AM +2.0  AN +0.9  AO -2.2  AP +1.0  AQ +1.9  AR +1.3  AT +1.3  AU -1.5  AV +1.4
AW +0.8  AX +0.8  AZ +2.3  A? +0.9  BB -2.1  BC -2.5  BD -0.7  BE +0.9  BF -2.5
BG -1.1  BH -0.6  BI +0.7  BJ +1.5  BM -1.1  BN -1.6  BO +1.6  BP -4.7  BQ -1.3
BS -0.8  BT -1.7  BU +1.6  BV -2.4  BW -0.9  BX -0.8  CC -5.5  CD -1.6  CE +0.8
CF -2.3  CG -3.3  CH +1.4  CI +1.6  CJ -2.1  CL -0.9  CM -2.5  CN -1.1  CO +1.1
CP -1.0  CQ -2.3  CR -1.1  CT -0.9  CU +0.8  CV -2.2  CW -3.0  CX -1.8  CZ -1.6
DD -6.0  DE +2.5  DF -1.2  DG -1.8  DH -1.3  DI +1.1  DJ -1.1  DK -1.8  DL -1.2
DM -1.5  DN -0.7  DO +1.2  DP -1.8  DQ -2.1  DR -0.8  DS -1.2  DT -2.3  DV -1.6
DX -1.4  DZ -1.1  EE -6.7  EF +0.7  EH +0.8  EI -1.0  EK +0.9  EL +1.4  EM +0.9
EN +1.0  EO -1.8  EP +0.9  ER +2.2  ES +1.9  ET +1.6  EU -1.3  EV +2.9  EW +0.8
EX +0.8  EY -1.2  EZ +1.2  E? +0.6  FG -0.7  FH -1.9  FI +0.8  FL +0.7  FM -2.1
FN -1.5  FO +1.2  FP -3.3  FQ -0.7  FS -2.0  FT -1.1  FU +1.6  FV -2.0  FX +0.6
FY +1.0  FZ +0.5  F? -0.9  GG -4.1  GI +1.7  GK -1.7  GM -1.6  GN +1.8  GO +0.8
GP -2.2  GQ -1.9  GS -0.7  GT -2.4  GU +0.6  GV -1.3  GX -1.6  GY +0.6  GZ -0.6
HH -4.2  HJ -0.9  HL -1.2  HM -0.7  HN -1.4  HO +1.6  HP -1.2  HQ -1.0  HR -0.9
HS +0.6  HV -2.1  HW +1.3  HX -1.4  HY +1.5  H? +0.6  II -7.5  IK +1.2  IL +1.4
IM +1.7  IN +2.5  IO -1.3  IP +0.9  IQ +1.1  IR +0.5  IS +0.9  IT +1.2  IU -2.0
IV +2.5  IX +1.1  IY -1.2  IZ +1.6  I? +1.0  JK +1.0  JL -1.9  JM -1.4  JN -1.1
JO +1.7  JP -1.1  JR -1.5  JS -1.8  JT -1.4  JU +1.9  JY +1.7  JZ -1.3  J? -4.3
KM -0.9  KN -0.9  KO +1.1  KP -1.8  KQ -0.7  KR -1.2  KT -2.4  KV -2.5  KW +0.7
KX -0.6  KY +1.1  KZ +0.6  K? -0.7  LL -5.9  LM -1.0  LN -2.0  LO +0.6  LP -1.1
LQ -2.4  LR -2.9  LT -1.6  LW -1.1  LX -1.3  LY +1.3  LZ -1.8  L? +0.6  MM -5.3
MN -0.7  MO +1.8  MP -1.1  MQ -2.1  MR -1.7  MT -1.7  MU +1.1  MV -4.3  MW -1.7
MX -1.2  MY -0.7  MZ -2.5  M? +0.9  NN -7.8  NO +1.1  NP -2.1  NQ -2.8  NR -1.7
NS -0.5  NV -2.0  NW -0.5  NX -1.2  NY -0.5  NZ -0.6  OO -5.0  OP +1.9  OQ -0.6
OR +1.1  OS +0.7  OT +0.9  OU -1.0  OV +1.3  OW +1.5  OX +1.4  OZ +2.5  O? +1.4
PP -3.8  PQ -1.8  PT -0.6  PV -3.6  PW -0.8  PY +1.1  PZ -1.5  QR -2.5  QS -3.2
QT -1.5  QU +11.5  QV -1.0  QX -1.2  QY +0.6  QZ -0.9  Q? -4.5  RR -8.4  RX -2.4
RZ -2.1  SS -8.8  ST +0.8  SV -1.7  SW -1.2  SX -2.0  SY -1.1  SZ -2.3  S? -1.8
TT -6.9  TU +0.5  TV -2.1  TW -1.0  TX -1.1  TZ -2.0  UU -7.0  UW -1.5  UY -0.5
VV -2.6  VZ -1.7  V? -1.4  WW -2.7  WX -1.3  WY +1.2  WZ -1.1  W? -1.2  XY +0.6
XZ -1.0  X? -3.0  YY -3.8  YZ +0.6  Z? -1.8  ?? -13.1
""")
