# What the Dark City adds at the table.
lowered = { $player }的{ $card }：遊戲在 { $size } 座建築時結束，不是 { $from } 座。
seat-held = 女巫：等待被施法的角色
seat-owes = 欠稅 1 金
event-silenced = { $player }，{ $role }無人應聲：你被刺殺了。
exchange-theirs = 第一步：你想要哪座建築？
exchange-own = 第二步：你用自己的哪一座來換？
exchange-other = 另選一座
exchange-gets = { $player }得到
exchange-you-get = 你得到
exchange-pays = { $cost ->
    [0] 不用付金幣
   *[other] 你付 { $cost } 金
 }
search-kind = { $kind }：{ $count } 種
prompt-resumed = { $player }，你是女巫：以{ $role }的身分繼續回合。
    .alone = 你是女巫：以{ $role }的身分繼續回合。
choice-refuse = 不道謝：失去這一回合
choice-nothing = 什麼也不拿
