lessons = 边玩边学
illegal-led = 这一课要你走的是另一步。
