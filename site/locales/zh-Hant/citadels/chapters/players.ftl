draft-title = 你看過的角色
draft-text = 你選角色時面前有這些。你傳下去的，可能在之後選的任何人手上。
draft-choice = 第 { $number } 次選擇
draft-role = { $rank } { $role }
