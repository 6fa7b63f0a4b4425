draft-title = What you saw
draft-text = These characters lay before you when you chose. Those you passed on may be with anybody who chose after you.
draft-choice = Choice { $number }
draft-role = { $rank } { $role }
