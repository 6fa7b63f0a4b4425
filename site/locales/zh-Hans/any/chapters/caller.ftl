caller-all = 请大家一起看
caller-how = 点一下画面就看下一个。
caller-skip = 跳过
caller-you = 轮到{ $player }了。
voice = 朗读每一轮
    .help = 设备放在桌子中间，或为其他手机发牌时，会说出大家都能知道的事。语音就在这台设备上。
voice-none = 这台设备没有这种语言的语音，所以不会朗读。
