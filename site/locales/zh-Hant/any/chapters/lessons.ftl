## Lessons

lesson-minutes = 約 { $count } 分鐘
lesson-done = 已學完
lesson-begin = 開始
lesson-on = 接著上次學
lesson-steps = { $count } 步
lesson-next = 下一步
lesson-back = 上一步
lesson-leave = 離開這一課
lesson-far = 第 { $number } 步，共 { $count } 步
lesson-over = 繼續玩，由教練陪你
lesson-chapter-done = 很好！「{ $title }」學完了。
lesson-chapter-next = 下一課：{ $title }
lesson-list = 回到課程
lesson-else = 這一步留到以後再試。這一課請選金框圈起來的那一個。
coach-says = 教練建議：{ $move }。
coach-thinks = 教練正在看你的牌……
coach-away = 請教練離開

## 挑戰

challenges = 挑戰
    .about = 一個局面和一個目標，由你一個人解。之後可以看解法。
challenge-turns = { $count } 個回合
challenge-left = 還有 { $count } 個回合
challenge-far = { $points } 分，目標 { $goal } 分
challenge-again = 再試一次
challenge-solved = 解開了，共 { $points } 分！
challenge-missed = { $points } 分，這次還不夠。
challenge-solution = 一種解法
