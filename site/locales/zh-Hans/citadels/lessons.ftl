lessons = 边玩边学
