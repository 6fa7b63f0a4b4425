draft-title = 你看过的角色
draft-text = 你选角色时面前有这些。你传下去的，可能在之后选的任何人手上。
draft-choice = 第 { $number } 次选择
draft-role = { $rank } { $role }
