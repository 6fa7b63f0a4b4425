## The sheet of settings

settings-kept = Saved in this browser only.
set-language = Language
set-pace = Bot speed
pace-calm = Slow
pace-normal = Normal
pace-quick = Fast
pace-instant = Instant
set-theme = Theme
theme-dark = Dark
theme-light = Light
theme-auto = Same as device
set-motion = Animations
motion-auto = Same as device
motion-on = On
motion-off = Off
set-points = Points so far
points-on = Shown
points-off = Hidden
set-sound = Sound and vibration
sound-on = On
sound-off = Off
