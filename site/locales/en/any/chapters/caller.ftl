caller-all = For everyone to see
caller-how = Tap the picture to go on.
caller-skip = Skip
caller-you = { $player }, it’s you.
voice = Read the round aloud
    .help = While the device lies in the middle, or deals to other phones, it says what happens, as all may hear it. The voice is on this device.
voice-none = This device has no voice for this language, so the round is not read aloud.
