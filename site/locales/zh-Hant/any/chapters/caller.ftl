caller-all = 請大家一起看
caller-how = 點一下畫面就看下一個。
caller-skip = 略過
caller-you = 輪到{ $player }了。
voice = 朗讀每一輪
    .help = 裝置放在桌子中間，或為其他手機發牌時，會說出大家都能知道的事。語音就在這台裝置上。
voice-none = 這台裝置沒有這種語言的語音，所以不會朗讀。
