draft-title = Characters you saw
draft-text = Your options when you chose. Anything you passed on may now belong to a later player.
draft-choice = Choice { $number }
draft-role = { $rank } { $role }
