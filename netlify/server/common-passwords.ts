/**
 * The most common passwords of at least eight characters, in small letters: more than the first 3,000 of those found in leaks,
 * after the frequency lists of zxcvbn (MIT). Shorter ones are refused by their length. In the order of the alphabet.
 */
const COMMON: ReadonlySet<string> = new Set(
  `
!qaz2wsx 0.0.0.000 0000000000o 01011900 01011910 01011950 01011960 01011961 01011970 01011971 01011972 01011973 01011974 01011975 01011976
01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991
01011992 01011993 01011994 01011995 01011999 01012000 01012001 01012010 01012011 01020304 0102030405 01021985 01021987 01021988 01021989
01021990 01021992 01031983 01031984 01031985 01031986 01031988 01031989 01041980 01041985 01041987 01041988 01041990 01041992 01051985
01051986 01051988 01051989 01051990 01061986 01061987 01061988 01061990 01071984 01071986 01071987 01081985 01081989 01081990 01081992
01091985 01091987 01091989 01091992 01101987 01121986 01121987 01121988 01121990 01478520 0192837465 02011971 02011975 02011976 02011977
02011979 02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02011990 02021971 02021973 02021976
02021978 02021979 02021980 02021981 02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989 02021990 02021991 02031970
02031973 02031974 02031975 02031977 02031978 02031979 02031980 02031981 02031982 02031983 02031984 02031985 02031986 02031987 02031988
02031989 02031990 02031991 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979 02041980 02041981 02041982 02041983
02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976 02051977 02051978 02051979 02051980
02051981 02051982 02051983 02051984 02051985 02051986 02051987 02051988 02051989 02051990 02061971 02061972 02061974 02061976 02061977
02061978 02061979 02061980 02061981 02061982 02061983 02061984 02061985 02061986 02061987 02061988 02061989 02071971 02071975 02071976
02071977 02071978 02071979 02071980 02071981 02071982 02071983 02071984 02071985 02071986 02071987 02071988 02071989 02081970 02081973
02081974 02081976 02081977 02081979 02081980 02081981 02081982 02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091971
02091973 02091975 02091976 02091977 02091980 02091981 02091982 02091983 02091984 02091985 02091986 02091987 02091988 02091989 02101973
02101976 02101977 02101978 02101979 02101980 02101981 02101983 02101984 02101985 02101986 02101987 02101988 02101989 03011987 03021986
03031986 03031988 03031990 03031992 03031993 03041980 03041983 03041986 03041987 03041991 03051986 03051987 03051988 03061987 03071986
03071987 03081989 03082006 03091983 03111987 04041983 04041985 04041986 04041987 04041988 04041990 04041991 04051985 04051988 04061984
04061986 04061987 04061991 04071986 04071988 04081987 04091986 04111988 05011987 05021987 05021988 05031987 05031990 05031991 05051985
05051987 05051989 05051990 05051991 05061986 05061990 05071984 05071988 05081988 05091988 05111986 05121990 06011988 06021986 06021987
06031983 06031992 06041987 06041988 06051986 06061981 06061985 06061986 06061987 06071983 06081987 07021991 07041987 07051987 07051990
07071977 07071982 07071984 07071985 07071987 07071988 07071989 07071990 07081986 07081987 07091982 07091988 07091990 07101984 07101987
08011986 08021990 08031985 08031986 08041986 08051987 08051989 08051990 08061987 08071987 08071988 08081986 08081988 08081990 08101986
08111984 08121986 08121987 085tzzqi 09021988 09021989 09031988 09041986 09041987 09051945 09051986 09051987 09081985 09081988 09091986
09091988 09111987 0987654321q 0o9i8u7y 10011983 10011986 10011988 10011990 10011992 10021986 10021987 10031987 10031988 10031989 10031990
10031991 10031993 10041983 10041986 10041987 10041990 10041991 10051987 10051988 10051990 10061984 10061985 10061986 10061987 10061989
10071985 10071986 10071987 10071988 10071990 10081983 10081985 10081987 10081989 10081990 10091984 10091986 10101980 10101985 10101986
10101988 10101989 10101990 10111986 10121985 10121986 10121987 10203040 1020304050 10293847 1029384756 11001001 11011987 11011989 11011990
11011991 11021985 11031983 11031988 11041990 11041991 11051984 11051986 11051987 11051988 11051990 11061985 11061989 11061991 11071985
11071986 11071987 11071988 11071989 11081986 11081987 11081988 11081989 11081990 11091984 11091985 11091986 11091989 11101986 11111111
11111986 11111987 11112222 1111qqqq 11121985 11121986 11121987 11122233 111222333 11221122 11223344 1122334455 112233445566 11235813
1123581321 12011985 12011987 12011989 12021984 12021985 12021988 12021991 12031985 12031987 12031988 12031990 12041986 12041988 12041990
12051985 12051986 12051987 12051988 12051989 12051990 12061986 12061987 12061988 12071984 12071987 12071988 12071989 12071990 12071991
12081983 12081984 12081985 12081987 12081988 12081990 12091988 12091991 12101984 12101985 12101988 12101989 12101990 12111985 12111990
12111991 12121982 12121985 12121986 12121987 12121988 12121989 12121990 12121991 12131213 12131415 1213141516 12211221 12301230 12312312
1232323q 123321123 12340987 12344321 1234509876 12345123 123454321 1234554321 12345612 123456123 12345654321 123456654321 12345677
12345678 123456789 1234567890 12345678900 1234567890a 1234567890q 1234567890z 1234567891 12345678910 123456789123 1234567899
123456789987654321 123456789a 123456789d 123456789k 123456789l 123456789m 123456789o 123456789p 123456789q 123456789qwe 123456789r
123456789s 123456789v 123456789z 12345678a 12345678q 12345679 1234567a 1234567aa 1234567q 12345687 123456987 123456aa 123456ab 123456abc
123456as 123456asd 123456qq 123456qqq 123456qw 123456qwe 123456qwerty 123456ru 12345abc 12345asd 12345qaz 12345qwe 12345qwer 12345qwert
12345qwerty 12348765 12349876 1234abcd 1234asdf 1234kekc 1234qwer 1234rewq 1234zxcv 123581321 12365478 123654789 12369874 123698741
123698745 123789456 123hfjdk147 123masha 123mudar 123qq123 123qwe123 123qwe456 123qweas 123qweasd 123qweasdzxc 123qwert 123qwerty 12locked
12qw12qw 12qw34er 12qwaszx 12qwerty 12s3t4p55 13011987 13011988 13021985 13021987 13021990 13031986 13031987 13031989 13041987 13041988
13051987 13051990 13061985 13061986 13061987 13061991 13071984 13071985 13071987 13071989 13071990 13081985 13091984 13101982 13101987
13101988 13111984 13111990 13121983 13121985 13243546 13245768 134679852 1357908642 135792468 1357924680 135798642 14011986 14011987
14011988 14011989 14021983 14021985 14021986 14021987 14021989 14021990 14031988 14031989 14041986 14041987 14041988 14041992 14051990
14061991 14071986 14071987 14071988 14081985 14081988 14081990 14091990 14101986 14101987 14101988 14111986 14121989 14725836 147258369
14785236 147852369 14789632 147896321 147896325 14881488 15011983 15011985 15011986 15011987 15021983 15021985 15021986 15021990 15031988
15031990 15041987 15041988 15051981 15051985 15051986 15051987 15051990 15061985 15061988 15071983 15071985 15071986 15071987 15071988
15081986 15081988 15081990 15081991 15091985 15091987 15091988 15091989 15101986 15111984 15111988 15111989 15121987 15426378 159753456
16011987 16011989 16021987 16021990 16031988 16031990 16051985 16051987 16051988 16051989 16051990 16061985 16061986 16061987 16061988
16071987 16071991 16081986 16091987 16091988 16101987 16111982 16111990 16121986 16121987 17011987 17011990 17021985 17021987 17021989
17031987 17041987 17041991 17051987 17051988 17051989 17051990 17061986 17061988 17061989 17061991 17071985 17071989 17091987 17101986
17101987 17111985 17171717aa 18011985 18011986 18011987 18011988 18021984 18021986 18021987 18021988 18021992 18031988 18031991 18041986
18041990 18041991 18051987 18051988 18051989 18051990 18061985 18061990 18061991 18081988 18091985 18091986 18101985 18101987 18111986
18111987 18121812 18121983 18121984 18121987 18273645 18436572 19011987 19011989 19021990 19021991 19031985 19031987 19051986 19051987
19061985 19061987 19061990 19061991 19061992 19071986 19071988 19071990 19091983 19091988 19091990 19101986 19101987 19101990 19111986
19111987 19121989 19283746 192837465 19411945 1a2a3a4a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1basebal 1hxboqg2 1letmein 1michael
1million 1mustang 1passwor 1password 1q2q3q4q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 20011988 20011989 20021985 20021986 20021988 20031986 20031987
20031988 20031991 20041985 20041986 20041988 20041990 20051985 20051987 20051988 20051989 20061983 20061984 20061986 20061988 20061990
20071986 20071988 20081986 20081991 20091986 20091988 20091991 20101988 20111986 20121986 20121988 20121989 20spanks 21011988 21011989
21011991 21021985 21021987 21031984 21031985 21031987 21031988 21031990 21041985 21041992 21051986 21051988 21051991 21061985 21061986
21061988 21071987 21071989 21071992 21081985 21081987 21101986 21101989 21111985 21111990 21121985 21121986 21122112 22011985 22011986
22011988 22011992 22021985 22021986 22021988 22021989 22021990 22031984 22031986 22031991 22041985 22041986 22041987 22041988 22051986
22051987 22051989 22051991 22061941 22061984 22061985 22061987 22061988 22061989 22061990 22071983 22071984 22071985 22071986 22071987
22071989 22071990 22071991 22081983 22081986 22081991 22091986 22091988 22091991 22111985 22121983 22121986 22121987 22121989 22334455
22446688 23011985 23011990 23021985 23021986 23021988 23021989 23031986 23031987 23031990 23041986 23041987 23051983 23051985 23051986
23051987 23051990 23051991 23061989 23061990 23061992 23071985 23091985 23091986 23091987 23091989 23111987 23111989 23121986 23skidoo
24011985 24011987 24011990 24021988 24021991 24031987 24031988 24031990 24041988 24051990 24061986 24061987 24061988 24061992 24071987
24071991 24081988 24091986 24091991 24101986 24101989 24111987 24111989 24111990 24121986 24121987 24681012 25011985 25011986 25011990
25011993 25021988 25031983 25031987 25031991 25041985 25041988 25041991 25051985 25051987 25061985 25061986 25061987 25071990 25081985
25081986 25081988 25091987 25091990 25101988 25101989 25111987 25121985 25121987 25800852 25802580 26021987 26031984 26031986 26031987
26031988 26031990 26041986 26041991 26051986 26051988 26061985 26061986 26061987 26071986 26071987 26071989 26081986 26091986 26101986
26101987 26111985 27011988 27021990 27021991 27021992 27031986 27031987 27031989 27031992 27041985 27041990 27051987 27061983 27061985
27061988 27071987 27081986 27081990 27091985 27111985 27111989 27731828 28011987 28011988 28021985 28021986 28021990 28021992 28031982
28041987 28041992 28051985 28051986 28051987 28051990 28061986 28061988 28071986 28071987 28081986 28081990 28101986 28121984 29011982
29011985 29011987 29031988 29041985 29051985 29051989 29051990 29061985 29061986 29061988 29061989 29061990 29071983 29071985 29081985
29081990 29091987 29111989 29121987 2wsx3edc 30011985 30011986 30011987 30011990 30031986 30031988 30031992 30041985 30041986 30041987
30041991 30051985 30051987 30051989 30061983 30061987 30071986 30081984 30091989 30111987 30121986 30121987 31011987 31011990 31031987
31031988 31051985 31051993 31071990 31101987 31121987 31121988 31121990 31415926 321654987 369258147 369852147 3edc4rfv 3rjs1la7qe
43046721 44332211 44magnum 45m2do5bs 4815162342 4rfv3edc 50spanks 51505150 55bgates 5hsu75kpot 5tgb6yhn 5wr2i7h8 66613666 67camaro
69213124 69camaro 73501505 74108520 74123698 741258963 741852963 74227422 7777777a 78945612 789456123 7894561230 78963214 789632145
789654123 7ugd5hip2j 890098890 8j4ye3uz 8phrowz622 911turbo 918273645 9293709b13 963258741 963852741 987456321 987654321a 987654321q
99762000 a1234567 a12345678 a123456789 a123456a a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 aa123456 aaaa1111 aardvark
abc12345 abc123456 abcd1234 abcdefg1 aberdeen abnormal abracadabra abrakadabra absolute absolutely acapulco access14 access99 account1
achilles acidburn adgjmptw admin123 adrenalin adrienne adventur aerosmit aerosmith agent007 airborne airforce airplane alabama1 albatros
alcatraz alejandr alejandro aleksander aleksandr aleksandra alessand alessandro alex1234 alexalex alexande alexander alexander1 alexandr
alexandra alexandre alexandru alfarome algernon aligator alkaline allblack alleycat alliance alligator allison1 allnight allstate almighty
alpha123 alphabet alphaman alterego amarillo amateurs ambrosia america1 american amethyst amoremio amsterda amsterdam anaconda anakonda
anastasi anastasia anastasiya andersen anderson andromed andromeda andyod22 angel123 angel666 angelica angelika angelina angelito anhyeuem
anna2614 annabell annmarie antelope anthony1 anthony2 anthony7 antigone antonina antonio1 anything aolsucks apollo11 apollo13 apple123
applepie aquafina aquarius arabella arcangel archange archangel architec argentin argentina arizona1 arkansas armageddon armagedon
armstron arsenal1 as123456 asd12345 asdasd123 asdf1234 asdfasdf asdffdsa asdfg123 asdfg12345 asdfgh01 asdfghjk asdfghjkl asdfjkl; asdfqwer
asdfzxcv asdqwe123 ashleigh asmodeus aspirine assassin assassins asshole1 assholes asslover assmunch astalavista astonvil atlanta1
atlantic atlantis atreides attitude auckland augustin augustus austin31 austin316 australi australia avalanch avalanche avangard aviation
awesome1 azertyui azertyuiop azsxdcfv babemagn babemagnet baberuth babushka babybaby babybear babyblue babycake babydoll babyface babygirl
babylon5 babylove backbone backdoor badabing badkarma badnaamhere bajingan balloons ballsack baltimor bangbang baracuda barbados barbara1
barcelon barcelona barefeet barefoot baritone barracud barracuda barselona basebal1 baseball baseball1 basketba basketbal basketball
bastards batman12 baywatch bcfields beachbum bearbear bearcats beatles1 beatrice beautifu beautiful beckham7 beefcake beerbeer beethove
bellagio bendover benessere benjamin bergkamp berkeley bernhard bettyboo bettyboop bigballs bigblack bigblock bigboobs bigbooty bigbucks
bigbutts bigdaddy bigdick1 bigdicks bigmoney bignasty bigpenis bigpoppa bigpussy bigtruck billabon billabong billbill billybob billyboy
binladen biohazard bionicle birthday birthday4 bisexual bismarck bismilla bismillah bitchass black123 blackass blackbel blackbelt
blackberry blackbir blackbird blackboy blackcat blackcoc blackcock blackdog blackhaw blackhawk blackice blackjac blackjack blacklab
blackman blackops blackout blahblah blaster1 blessed1 blessing blink182 blizzard blondie1 blondinka bloopers blowfish blue1234 blueball
bluebell blueberr bluebird blueblue blueeyes bluefish bluejays bluemoon bluenose bluesman bluestar bobafett bobdylan bobmarle bobmarley
bollocks bonehead bonethug boogaloo bookcase bookworm boomboom borabora bordeaux boris123 borussia bradford bradley1 brandon1 bravehea
braveheart brewster brighton brigitte brittany brittney broadway broncos1 brooklyn brother1 brothers browndog browning brucelee bruno123
bubba123 bubblegum bubbles1 buckeye1 buckeyes buckshot buckwhea budapest buddy123 buddyboy buddydog budlight budweise budweiser buffalo1
bugsbunn building bukowski bulldawg bulldog1 bulldogs bullfrog bullseye bullshit bullwink bunghole buratino business businessbabe buster12
buttercu buttercup butterfl butterfly buttfuck butthead butthole bynthytn c3por2d2 cabernet cadillac calamity caliente californ california
caligula calimero callaway callisto callofduty camaross cambiami cambridg camelot1 cameltoe cameron1 campbell canadian candyass candyman
cannabis cannibal cannonda cantona7 capetown capital1 capitals capoeira capricor capricorn capslock captain1 cardinal cardinals care1839
carebear carlitos carnival carolina caroline carpedie carpediem carpente cartman1 cartoons casablanca casanova caseydog cashflow cashmone
cashmoney cassandr cassandra castillo catalina catdaddy catfight catherin catherine catwoman cavalier cbr600rr cbr900rr cdtnkfyf cerberus
cezer121 cfitymrf chainsaw challeng chambers champion chandler changeme chargers charisma charlene charles1 charlie1 charlie123 charlie2
charlott charlotte charlton checkers checkmat cheerleaers chelsea1 chemical cherokee cherries cheshire chester1 chestnut chevelle chevrole
chevrolet chevys10 chewbacc cheyanne cheyenne chicago1 chicken1 chickens chickenwing101 children chipmunk chipper1 chiquita chocolat
chocolate choochoo chopper1 choppers chouchou chris123 chrisbln chrissy1 christia christian christie christin christina christine christma
christmas christop christophe christopher chrysler chuckles churchil cinnamon citation citibank civilwar cjkysirj clarence clarinet
clarissa classics claudia1 claymore clemente cleopatr cleopatra clevelan cleveland clifford clippers clitoris close-up cnfybckfd cobra427
cocacola cocksuck cocksucker coldbeer coldplay colombia colonial colorado colossus coltrane columbia columbus comanche comicbookdb
commande commando complete computer computer1 concorde concrete confused conquest constant consumer contortionist contract control1
coolcool cooldude coolgirl coolhand coolness copenhag corleone cornhole cornwall corvet07 corvette costaric costello cosworth courtney
coventry cowboys1 cowboyup crackers crawford crazybab crazyman creampie creation creative creature creepers crescent cricket1 criminal
cristian cristina crjhgbjy crocodil cromwell crusader crystal1 cucumber culinary customer cutiepie cvbhyjdf cxfcnkbdfz cybersex cyclones
cygnusx1 cynthia1 daedalus dagobert daisydog dallas22 dangerou daniel12 danielle dannyboy daredevi daredevil darkange darkangel darklord
darkness darkside darkstar darthvad darthvader daughter david123 davidoff davidson daydream daylight dbrnjhbz deadhead deadpool deadspin
death666 deathnote deathrow deborah1 december deepblue deepthro deepthroat deerhunt deeznuts deeznutz defender deftones delaware delldell
delpiero demon666 derparol designer desperado destiny1 detectiv detroit1 deutschland devil666 devildog devilman devilmaycry dfcbkbcf
dfktynby dfktynbyf dhjnvytyjub diamante diamond1 diamonds dickhead dickweed dietcoke digital1 dilbert1 dilligaf dillweed dima1995 dingdong
dinosaur dipstick director dirtbike dirtydog discover dkflbckfd dkflbvbh dkflbvbhjdbx dkflbvbhjdyf doberman dodgeram dodgers1 doggydog
doggystyle doghouse dogpound dolemite dolphin1 dolphins domainlock2005 domenico dominika dominion dominiqu dontknow doomsday doorknob
dortmund doughboy douglas1 downhill download downtown dragon01 dragon11 dragon12 dragon123 dragon13 dragon69 dragonba dragonball
dragonballz dragonfl dragonfly dragrace dragster dreamcas dreamcast dreamer1 drjynfrnt dropdead dropkick drowssap drpepper drummer1
dthjybrf dtkjcbgtl dtxyjcnm ducati99 duckhunt dudedude dukeduke duracell dutchess dutchman dynamite earnhard earthlin earthlink eastside
eastwood eatmenow eatpussy eclipse1 edinburg edmonton eggplant eightbal einstein ejaculation ekaterina elbereth elcamino eldiablo eldorado
electric electron element1 elements eleonora elephant eleven11 elisabet elizabet elizabeth elizaveta elvis123 embalmer emmanuel emmitt22
enforcer engineer england1 enter123 enternow enterpri enterprise envision erection ericsson escalade escorpio espresso estrella eternity
ethernet euphoria evanescence evangeli evangelion evergree everlast everques everquest everton1 evildead evolutio evolution excalibu
excalibur excellen exchange explorer express1 f00tball f15eagle fabienne facebook facefuck failsafe fairlane faithful fakepass falstaff
fandango fantasia fantasti fantasy1 fantomas farscape fastball fastcars favorite2 favorite6 fearless feathers february federico feelgood
fellatio ferguson fernando ferrari1 festival fgtkmcby fhvfutljy fidelity finalfantasy fireball firebird fireblad fireblade firefigh
firefire firehawk fireman1 firestar firestorm firewall fishbone fishcake fisherma fisherman fishface fishfish fishhead fishing1 fishtank
fivestar fkbyjxrf fktrcfylh fktrcfylhf fktyeirf flamengo flamingo flashman flathead fletcher flexible flipflop flipmode flipper1 florence
florida1 flounder flowers1 flvbybcnhfnjh flyers88 football football1 footlove fordf150 fordf250 fordf350 fordtruc foreplay foreskin
forever1 forgetit formula1 forsaken fortress fountain foxylady francesc francesco francine francis1 francisc francois frank123 frankie1
franklin freckles fred1234 frederic frederik fredfred fredrick freebird freedom1 freedom2 freefall freefree freepass freeporn freeuser
freewill freiheit frenchie friday13 friendly friends1 friendster front242 frontier fruitbat fuck_inside fuckedup fuckface fuckfuck
fuckhead fuckinside fuckme69 fuckmehard fuckoff1 fuckshit fuckthat fuckthis fuckyeah fuckyou1 fuckyou2 fujifilm fullback fullmoon function
funstuff funtimes fussball futurama futyn007 fuzzball fyfcnfcbz fyfnjkbq fynjybyf fyutkbyf fyutkjxtr gabriel1 gabriela gabriele gabriell
galeries gallaries gamecock gamecube gameover gandalf1 gangbang gangbanged gangster ganjaman gannibal garfield gargoyle gateway1 gateway2
gatorade gbgbcmrf gbhfvblf geibcnbr general1 generals genesis1 geoffrey georgia1 geraldin germany1 geronimo gertrude gesperrt getmoney
gfgfvfvf gfhjkm12 gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr ghbywtccf ghhh47hj7649 ghjcnbnenrf
ghjcnjgfhjkm ghjcnjnfr ghjdthrf ghjnjnbg ghjuhfvvf ghostrider gianluca gigabyte gilligan ginscoot giovanna giovanni girfriend giuseppe
giveitup gizmodo1 gladiato gladiator glendale glennwei glenwood gn56gn56 gobigred godbless godfathe godfather godsmack godspeed godzilla
gogators goldberg goldeney goldeneye goldfing goldfish goldrush goldstar goldwing golfball golfclub golfgolf gonzales gonzalez good123654
goodfell goodgirl goodison goodlife goodluck goodtime goodyear goofball gooseman gordon24 gorgeous gorillaz gotigers gotohell gotyoass
grandpri grapeape graphics grateful graywolf greatone greatsex greedisgood green123 greenbay greenday greenman greentea gregory1 gretchen
greyhoun greywolf groupd2013 gsxr1000 gtnhjdbx guardian guesswho guillaum guillerm guinness gulliver gymnastic hairball halflife hallo123
hallowee hamilton handball handsome handyman hannibal hannover happines happiness happy123 happyday happydog happyman hardball hardcock
hardcore harddick hardrock hardware hardwood hardwork harrison harrypotter hastings hatteras hattrick hawaii50 hawaiian hawkeye1 hawkeyes
hawkwind hawthorn hayabusa hd764nw5d7e1vb1 headless headshot heather1 heather2 hedgehog heineken heinlein heinrich hellfire hello123
hellohel hellokitty hellsing hellyeah hercules herewego heritage hermione hernande hershey1 hetfield highbury highheel highland highlander
highlife hillbill hillside hitman47 hogwarts holiday1 holidays hollywoo hollywood holyshit homebrew homemade homepage homer123 homework
hondacbr honeybee honeybun honeydew hongkong honolulu hooligan hoosiers hooters1 hopeless hornyguy hornyman horseman horsemen hotbabes
hotchick hotgirls hotpussy hotstuff hounddog housewife housewifes houston1 htubcnhfwbz hugetits hugoboss hulkster hunter12 hurrican
hurricane huskers1 hyperion ibilltes icecream icehouse idontkno idontknow ignatius ihateyou ijrjkflrf ilikepie ilikesex illinois illmatic
illusion ilovegod iloveporn ilovepussy ilovesex iloveyou iloveyou1 iloveyou2 ilya1234 immortal impalass imperial implants imtheman
india123 infantry infiniti infinity insanity insertion insertions insomnia inspiron interacial intercourse internet intrepid intruder
inuyasha invictus ireland1 irishman ironhors ironmaiden ironman1 isabella isabelle islander istanbul istheman italiano iverson3 j3qq4h7h2v
jackass1 jackjack jackson1 jackson5 jakejake jakester jamaica1 james007 james123 jamesbon jamesbond january1 japanees japanese jasmine1
jason123 jayhawks jbond007 jeanette jediknig jeepster jefferso jefferson jeffrey1 jellybea jellybean jennifer jennifer1 jeremiah jermaine
jessica1 jessica2 jesus123 jesus777 jiggaman johannes johncena johndeer johngalt johnjohn johnson1 jonathan jonathon jordan23 josephin
joystick juliette junkmail jupiter1 jupiter2 jurassic just4fun justdoit justice1 justinbieber juventus kakashka kamasutra kamikadze
kamikaze kangaroo karolina katarina katerina katherin katherine kathleen kawasaki kayleigh kazanova kazantip kcchiefs kcj9wx5n kenneth1
kennwort kentucky kenworth kevin123 keyboard keystone kfcnjxrf kickflip kicksass kikimora killbill killer12 killer123 killkill killzone
kimberly kingfish kingking kingkong kingston kirkland kisskiss kissmyas kissmyass kittycat kittykat kjrjvjnbd kleopatra klondike
knickerless knickers knockers knuckles komputer konstantin kordell1 koroleva krasotka kristen1 kristian kristin1 kristina kristine
krokodil l58jkdjp! labrador lacrimosa lacrosse ladybird laetitia lagwagon lakers24 lakeside lakewood lalakers lambchop lamborghini
lancaste lancelot landrove lapochka laracroft laserjet lasttime lasvegas laurence lavalamp lawrence leavemealone lebowski lebron23
leedsutd left4dead lemmings lemonade lenochka leonardo leonidas lesbians letmein1 letmein2 letmeinn letmesee letsdoit letsfuck letsplay
lfitymrf libertad liberty1 lifehack lifeisgood lifetime lighthou lighting lightnin lightning lilwayne limewire lincoln1 lindsay1 lindsey1
lineage2 lionhear lionheart lionking lipstick lisalisa littlema livelife liverpoo liverpool liverpool1 livewire ljxtymrf lockdown
lockerroom logitech loglatin lokiloki lokomotiv lol12345 lollipop lollypop lonesome lonestar lonewolf longdong longhair longhorn longhorns
longjohn longshot lorraine losangel losangeles lotus123 love1234 lovehate loveless lovelife lovelove loveme89 loverboy loverman loveyou2
lowrider lucky123 luckydog luckyone ludacris lunchbox luscious luv2epus macaroni macdaddy macgyver machoman macintos macintosh mackenzi
madagaskar madala11 maddison madeline madison1 madonna1 magazine magellan magic123 magician magicman magnolia mahalkita mailcreated5240
majestic makaveli makeitso maksimka malaysia mallorca mallrats mamacita mamapapa mamochka manager1 manchest manchester mandarin mandingo
mandolin mandrake manhatta mannheim manunited maradona marajade marathon marauder marcello marcius2 margaret margarit margarita marianna
marianne marijuan marijuana mariners marines1 marino13 mariposa marishka marjorie marketin marlboro marriage marseill marseille marshall
martinez maryjane maryland masamune maserati mash4077 master12 master123 masterbaiting masterbate masterbating masterkey mastermi
mastermind masturbation matchbox matthew1 matthews matthias maurizio maurolarastefy maverick maximilian maximus1 maxpayne maxpower
maxwell1 mazafaka mazda323 mazda626 mazdarx7 mcdonald mckenzie meandyou meatball meathead meatloaf mechanic medicine megadeth megapass
megatron melanie1 melissa1 meowmeow mephisto mercedes mercury1 meredith meridian mersedes metallic metallica metallica1 michael1 michael2
michaela michaels michele1 michelle michelle1 michigan microlab microphone microsof microsoft midnight mike1234 mikemike milamber milhouse
military milkyway millenium millions millwall minecraft minemine minimoni ministry minnesot miranda1 mischief misfit99 misiaczek mississi
mississippi missouri mistress mitchell mobydick modelsne mohammed mojojojo molly123 mollydog momsanaladventure monalisa money123 moneyman
mongoose monique1 monkey11 monkey12 monkey123 monkey69 monkeybo monkeyboy monkeyma monkeyman monolith monopoly monster1 monsters montana1
montecar montecarlo monterey montgom240 montreal montrose moonbeam moonligh moonlight moonshin moonshine morozova morpheus morrison
morrowind mortgage morticia mortimer motdepasse motherfu motherfucker motherlode motocros motocross motorcyc motorola mountain mudvayne
muffdive muhammad mulligan multiplelo munchkin mushroom music123 musicman mustang1 mustang2 mustang5 mustang6 mustang8 mustang9 mustangs
myfriend mynameis mypasswo mypassword mysecret myspace1 myxworld nadezhda nancy123 napoleon nascar24 nastenka natalie1 natascha natasha1
natedogg nathalie nathanie national naughty1 nautilus navigato navigator navyseal nbuhtyjr ncc1701a ncc1701d ncc1701e ncc74656 nebraska
needforspeed nemesis1 nemrac58 netscape nevermin nevermind nevermor nevermore newcastl newcastle neworder newpass1 newpass6 newport1
newproject2004 newstart newyork1 nicetits nicholas nightmar nightmare nightowl nightwin nightwish nineball nineinch nintendo nirvana1
nocturne nokia123 nokia5130 nokia5230 nokia5530 nokia5800 nokia6233 nokia6300 nokian73 noname123 nonenone nonmembe nopassword normandy
northern nosferatu nostromo notebook nothing1 notredam nounours november novifarm novikova nthvbyfnjh ntktdbpjh nuttertools nwo4life
nygiants nyyankee oblivion obsidian october1 offshore oklahoma omegared onepiece open1234 opendoor operator optimist optiplex original
outsider overkill overlord p0015123 p0o9i8u7 p455w0rd p4ssw0rd p@ssw0rd pa55w0rd pa55word packard1 packers1 paintbal paintball painting
pakistan paladin1 pallmall palmtree panasoni panasonic pancakes pandora1 panorama pantera1 panther1 panthers panties1 pantyhos pantyhose
papabear papamama paperino papillon paradigm paradise paramedi paramore paranoid parlament parsifal partizan pasadena pass1234 passcode
passmast passpass passport passthie passw0rd passwerd passwor1 password password01 password1 password11 password12 password123 password2
password3 password9 password99 passwords passwort patches1 pathetic pathfind pathfinder patience patricia patrick1 patriots patrizia
patterso paulpaul pavement pavilion payton34 peaceout peaches1 pearljam peekaboo pegasus1 penelope penetrating penetration penguin1
penguins pennstat pennywis pentagon penthous pepsi123 peregrin perfect1 personal pertinant peterbil peternorth peterpan peterson petrovich
phaedrus phantom1 pharmacy phialpha philippe phillies phillips phoenix1 phoenix2 pianoman pictuers pictures piercing pimpdadd pimpdaddy
pimpster pineappl pineapple pinetree pingpong pinkfloy pinkfloyd pinnacle pipeline pippen33 piramida pitchers pizzahut pizzaman plastics
platinum platypus playball playboy1 playboy2 playmate playstat playstation playtime pleasure plymouth poiuytrewq pokemon1 pokemon123
polaroid polniypizdec0211 polopolo pontiac1 poohbear pool6123 poontang poophead pooppoop popcorn1 porkchop pornking pornographic pornpass
pornporn pornstar porsche1 porsche9 porsche911 portland portugal poseidon positive power123 powerful powerman preacher precious predator
prelude1 presario presiden president pressure princesa princess princess1 princessa princeto pringles printing priscill private1 priyanka
progress property prospect pufunga7782 pumpkin1 pumpkins punisher punkrock puppydog pussy123 pussy4me pussycat pussyeat pussylover
pussyman pyramid1 pyramids q1234567 q123456789 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsedrf qawsedrftg qaz12345
qaz123wsx qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc1 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxsw12 qazxsw123 qazxswedc qq123456
quant4307s question qw123456 qwaszx12 qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc123 qwedsazxc qwer1234 qwerasdf qwerasdfzxcv
qwert123 qwert12345 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty77 qwerty777 qwerty78 qwerty99 qwertyui
qwertyuio qwertyuiop r2d2c3p0 r2d2c3po r4e3w2q1 rachelle radiohea radiohead ragnarok raiders1 railroad rainbow1 rainbow6 rainbows raindrop
rainyday raistlin rammstei rammstein ramstein rangers1 rapunzel rasputin rastaman raymond1 rb26dett rdfhnbhf realmadrid rebbyt34 rebecca1
reckless recovery redalert redbaron reddevil reddwarf redheads redlight redneck1 redskins redstorm redwings reginald register reloaded
remember remingto renegade republic rerfhtre research resident revival47 revoluti revolution revolver reynolds rfgbnjirf rfhfvtkmrf
rfhfylfi rfhlbyfk rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon rhjrjlbk rhtdtlrj riccardo richard1 richards
richmond rickster riffraff rightnow riverrat riversid rjhjktdf rjirfrgbde rjycnfynby rktjgfnhf roadkill roadking roadrunn roadrunner
roadster robinhood robinson robotech robotics rochelle rockford rockhard rocknrol rocknroll rockstar rockwell rocky123 rolltide romanova
romantic romashka ronaldinho roosters rootbeer rootedit rosebud1 rosemary rosewood rsalinas rt6ytere runescape rush2112 rushmore russell1
russian7 rustydog saab9000 sabrina1 sailboat salamander salasana saltydog salvador salvator samadams samantha samantha1 sammy123 sammydog
samsung1 sandiego sandman1 sandrine sandwich sanity72 santacru santiago sapphire sarajevo saratoga sasha123 sasha_007 satan666 satellit
saturday sausages savannah saxophon scarface scarlett scheisse schnuffi scirocco scoobydo scoobydoo scooter1 scorpio1 scorpion scorpions
scotland scrabble scrapper screamer screwyou seahawks seahorse sealteam seattle1 sebastia sebastian sebastie security seductive segblue2
seinfeld seminole semperfi senators sentinel sephirot sephiroth septembe september seraphim serenity sergbest sergeant sersolution
service1 services sevenof9 sexsexse sexybabe sexybitch sexygirl sexylady sexymama sexysexy sfgiants shadow01 shadow12 shamrock shaney14
shanghai shannon1 sheepdog shepherd sheridan sherlock sherwood shevchenko shinigami shitface shitfuck shithead shopping shotokan showtime
shredder sidekick sidewind sigmachi silverad silverado simpsons sinclair singapor sinister sithlord sixtynin sk8ordie skateboard skeeter1
skinhead skipper1 skittles skorpion skydiver skywalke skywalker slamdunk slapnuts slapshot slimshad slimshady slipknot slippery slowhand
smackdow smackdown smartass smashing smeghead smirnoff smirnova smoke420 smokedog smoothie snakeman snapshot sneakers snickers sniffing
snoopdog snoopdogg snowball snowbird snowboar snowboard snowflak snowflake snowman1 snuggles soccer10 soccer11 soccer12 soccer13 socrates
softball softtail software sojdlg123aljg sokolova solitude solnishko solution somerset somethin something songbird sonyericsson sonyfuck
sonysony sonyvaio sooners1 sopranos soso123aljg soulmate southern southpar southpark southpaw southside spaceman spanking sparhawk
sparkles spartan1 spartan117 spartans speakers special1 specialk spectrum speedway spencer1 spiderma spiderman spiderman1 spitfire
splatter splinter spongebo spongebob sporting springer sprinter sprocket squerting squirrel srinivas stafford stallion stamford standard
stanford stanislav stanley1 starbuck starbucks starcraf starcraft stardust starfire starfish stargate starligh starlight starlite starship
starstar start123 startrek starwars starwars1 steelers stefanie stephane stephani stephanie stephen1 sterling stewart1 stickman stigmata
stiletto stinger1 stingray stocking stockton stonecol stonecold stonewal stoppedby straight stranger stratfor strawber strawberry
streaming strength stripper sublime1 submarin suburban success1 suckcock suckdick suckmydick sullivan summer12 summer69 summer99
summertime sundance sunderla sundevil sunflowe sunflower sunlight sunnyday sunshine sunshine1 super123 superbow superfly superior superman
superman1 supernov supernova supersonic supersta superstar surveyor survivor svetlana swallows sweetass sweetnes sweetness sweetpea
swimming swingers swinging swordfis swordfish sylveste syncmaster syracuse tacobell taekwondo tailgate takamine talisman tamerlan tampabay
tangerin tarheels tazmania teacher1 teamwork technics tecumseh teddybea teddybear telephon telephone temppass temptress tenerife tennesse
tequiero terminal terminat terminator terrapin terriers test1234 testibil testing1 testpass testtest thailand thanatos thankyou thebeast
theclash thedoors theforce thegreat theodore therock1 thesaint thething thetruth thirteen thisisit thompson thrasher threesom thuglife
thumbnils thumper1 thunder1 thunderb thursday tiberian tiberius tickling ticklish ticktock tiffany1 tiger123 tigercat timelord timothy1
timoxa94 tinkerbe tinkerbell titanium titleist tkbpfdtnf together tokiohotel tomahawk tommyboy tomorrow tomservo tonyhawk tooltime
toonarmy topolino topsecre topsecret toriamos tortoise tottenha tottenham touching toulouse trailers training transexual transfer
translator traveler treasure treefrog trfnthbyf triangle trinidad trinitro trinitron trinity1 triplets trojans1 trombone trooper1 tropical
trouble1 trousers trucker1 trucking trueblue truelove truffles trumpet1 trustno1 tryagain tunafish turkey50 twilight ufhvjybz uhbujhbq
ultimate ultraman umbrella uncencored underdog underground undertak undertaker undertow unicorn1 universa universal universe universi
university ursitesux username usmarine usmc0311 usuckballz1 utahjazz vacation vagabond valencia valentin valentina valentine valeriya
valhalla valkyrie valleywa vampire1 vampires vancouve vanessa1 vanguard vanhalen vaseline vasilisa vauxhall vegas123 velocity vendetta
verbatim veronica veronika verygood vfhbyjxrf vfhnsirf vfhufhbnf vfitymrf vflfufcrfh vfnbkmlf vfntvfnbrf vfpfafrf vfrcbvrf vfvfgfgf
vfylfhby victoria victory1 viewsoni viewsonic vikings1 viktoria viktoriya vincent1 violator violetta vipergts virginia virginie vivitron
vjqgfhjkm vkontakte vladimir vladislav vodafone volkodav volkswag volkswagen volleyba voyager1 vqsablpzla vsjasnel12 wachtwoord waffenss
wanderer wapapapa warcraft warcraft3 wareagle warhamme warhammer warrior1 warriors washburn washingt washington waterboy waterfal waterloo
watermelon waterpolo waterski wdtnjxtr weare138 webhompas webmaste webmaster websol76 websolutions wednesda welcome1 welcome2 wellhung
wellingt werewolf westside westwood wetpussy wg8e3wjf whatever whatwhat whiplash whiskers whistler whiteboy whiteout whitesox whocares
whoknows wildbill wildcard wildcats wildfire wildwood william1 william2 williams winchest windmill windows1 windsurf wingchun wingzero
winston1 winter99 wireless wishbone wolfgang wolfpack wolverin wolverine wonderboy wonderfu wonderful woodland woodstoc woodstock woodwork
woofwoof wordpass worldcup wp2003wp wrangler wrestler wrestlin wrestling wrinkle1 wrinkles x72jhhu3z yamahar1 yamahar6 yankees1 yankees2
yaroslav yeahbaby yesterda yfcntymrf yfnfitymrf yjdsqgfhjkm yogibear yorktown yosemite youandme yourmama ytngfhjkz z1x2c3v4 z1x2c3v4b5
zachary1 zanzibar zaq12345 zaq12wsx zaq1xsw2 zaqwsxcde zaqxswcde zeppelin zerocool zildjian zolushka zxasqw12 zxcasdqwe zxcasdqwe123
zxcv1234 zxcvasdf zxcvb123 zxcvb12345 zxcvbnm1 zxcvbnm123 zxcvvcxz zz8807zpl
`
    .trim()
    .split(/\s+/),
);

/** Whether a password is one that everybody tries first, in whichever capitals. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
