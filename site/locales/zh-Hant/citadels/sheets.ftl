# 牌和角色的說明

rulings = 細則
state-waiting = 這一輪還沒叫到。
state-now = { $player }正在以它進行回合。
state-done = 這一輪已經叫到：{ $player }玩過了。
state-absent = 這一輪叫過了，無人應聲：沒有人持有它，或持有者被刺殺。
state-aside = 面朝上放在一旁：這一輪沒有人是它。
state-killed = 被刺客指名。
state-robbed = 被盜賊指名。
state-bewitched = 被女巫施法。
