lessons = 邊玩邊學
illegal-led = 這一課要你走的是另一步。
