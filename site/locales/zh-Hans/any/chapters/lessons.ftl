## Lessons

lesson-minutes = 约 { $count } 分钟
lesson-done = 已学完
lesson-begin = 开始
lesson-on = 接着上次学
lesson-steps = { $count } 步
lesson-next = 下一步
lesson-back = 上一步
lesson-leave = 离开这一课
lesson-far = 第 { $number } 步，共 { $count } 步
lesson-over = 继续玩，由教练陪你
lesson-chapter-done = 很好！“{ $title }”学完了。
lesson-chapter-next = 下一课：{ $title }
lesson-list = 回到课程
lesson-else = 这一步留到以后再试。这一课请选金框圈起来的那一个。
coach-says = 教练建议：{ $move }。
coach-thinks = 教练正在看你的牌……
coach-away = 请教练离开

## 挑战

challenges = 挑战
    .about = 一个局面和一个目标，由你一个人解。之后可以看解法。
challenge-turns = { $count } 个回合
challenge-left = 还有 { $count } 个回合
challenge-far = { $points } 分，目标 { $goal } 分
challenge-again = 再试一次
challenge-solved = 解开了，共 { $points } 分！
challenge-missed = { $points } 分，这次还不够。
challenge-solution = 一种解法
