# What the Dark City adds at the table.
lowered = { $player }的{ $card }：游戏在 { $size } 座建筑时结束，不是 { $from } 座。
seat-held = 女巫：等待被施法的角色
seat-owes = 欠税 1 金
event-silenced = { $player }，{ $role }无人应声：你被刺杀了。
exchange-theirs = 第一步：你想要哪座建筑？
exchange-own = 第二步：你用自己的哪一座来换？
exchange-other = 另选一座
exchange-gets = { $player }得到
exchange-you-get = 你得到
exchange-pays = { $cost ->
    [0] 不用付金币
   *[other] 你付 { $cost } 金
 }
search-kind = { $kind }：{ $count } 种
prompt-resumed = { $player }，你是女巫：以{ $role }的身份继续回合。
    .alone = 你是女巫：以{ $role }的身份继续回合。
choice-refuse = 不道谢：失去这一回合
choice-nothing = 什么也不拿
