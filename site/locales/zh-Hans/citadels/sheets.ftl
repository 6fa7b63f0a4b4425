# 牌和角色的说明

rulings = 细则
state-waiting = 这一轮还没叫到。
state-now = { $player }正在以它进行回合。
state-done = 这一轮已经叫到：{ $player }玩过了。
state-absent = 这一轮叫过了，无人应声：没有人持有它，或持有者被刺杀。
state-aside = 面朝上放在一旁：这一轮没有人是它。
state-killed = 被刺客指名。
state-robbed = 被盗贼指名。
state-bewitched = 被女巫施法。
