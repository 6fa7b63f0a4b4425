lessons = 邊玩邊學
