import type { Language } from "./language.ts";

export const polish = (): Language => ({
  code: "pl",
  stop: `
i a oraz lub albo ale lecz więc że żeby aby by jeśli jeżeli gdy kiedy bo ponieważ gdyż choć chociaż jak
jako niż czy który która które którzy którego której których którym którą co kto kogo czego gdzie dlaczego
jaki jaka jakie
ja ty on ona ono my wy oni one mnie mi mu ci cię go ją jej jego im ich nim nią nami was wam nas nam się siebie
sobie mój moja moje twój swój swoja swoje swoich nasz nasza nasze naszych naszego wasz ten ta to ci te tego
tej tych tym tymi tę tamten
w we z ze na do od ode po przez przed za u o przy nad pod bez dla między ku według wobec podczas
jest są był była było były być będzie będą byłby jestem ma mają miał miała mieć może mogą można mógł trzeba
powinien powinna powinno powinny należy zostać został została zostanie
nie nigdy nic nikt żaden żadna żadne tak także też tylko już jeszcze bardzo więcej najbardziej wszystko
wszyscy wszystkie każdy każda każde inny inna inne taki taka takie sam sama same tu tam teraz wtedy zawsze
znów więcej
naprawdę właściwie szczerze mówiąc po prostu oczywiście faktycznie zasadniczo pewnie zapewne może chyba
dość raczej w sumie jakby`,
  weak: `
zdani* zdaniem uważam myśl* sądzę wierzę zgadz* prawd* fałsz* racj* twierdz* ważn* istotn* punkt* aspekt*
kwesti* pytani* temat* argument* przemyśl* zastanow* rozważ* uwag* uwzględn* wziąć pod dokładn* starann*
poważn* zapomin* zapomn* przypad* sytuacj* problem* rozwiąz* znale* ryzyk* plan* działa* środk* odpowied*
konieczn* potrzeb* możliw* jasn* oczywist* stron* zainteresowan* zaangażow* czas* zalet* wad* korzy*
monitor* obserw* ograniczy* zmniejsz* minim* przyszł* ogóln* różn* ludzi* ludzie rzecz* rozumie* zrozum*
dysku* decyz* dobr* sensown* warto pierwsze drugie trzecie
gruncie rzeczy zasadzie generalnie ogólnie bardzo istotn* zależ* współprac* trudnoś* pokona* zarządza* lekceważ* pomij* należy`,
});

export const czech = (): Language => ({
  code: "cs",
  stop: `
a i nebo ale avšak však proto že aby kdyby jestli pokud když protože neboť ač ačkoli jak jako než zda který
která které kteří kterého které kterou kterých co kdo koho čeho kde kam kdy proč jaký jaká jaké
já ty on ona ono my vy oni mě mi tě ti ho ji jej jeho její jim jich nás nám vás vám se si sebe můj moje
tvůj svůj svou své svých náš naše našeho naší váš ten ta to ti ty tento tato toto tohle tom tím toho té těch
v ve z ze na do od po pro před za u o při nad pod bez mezi k ke podle s se kvůli během
je jsou byl byla bylo byli být bude budou by bychom byste jsem jsme má mají měl měla mít může mohou mohl lze
musí mělo
ne není nejsou nikdy nic nikdo žádný žádná žádné ano také taky jen jenom už ještě velmi více nejvíce
všechno všichni všechny každý každá každé jiný jiná jiné takový sám tady tam teď tehdy vždy zase tak tedy
opravdu vlastně upřímně řečeno prostě samozřejmě skutečně v podstatě asi snad jistě docela spíš`,
  weak: `
názor* myslím věřím souhlas* nesouhlas* pravd* lež* správn* tvrd* důležit* bod* aspekt* hledisk* otázk*
téma* argument* zváž* zvažov* promysl* přemýšl* úvah* pozorn* zohledn* vzít potaz důkladn* pečliv* vážn*
zapomen* zapomín* případ* situac* problém* řešen* vyřeš* najít nalez* rizik* plán* opatřen* vhodn* nutn*
potřeb* možn* jasn* zřejm* stran* zúčastněn* dotčen* čas* výhod* nevýhod* sledov* snížit sníž* minim*
budouc* obecn* různ* lid* lidé věc* pochop* diskut* rozhod* dobr* za prvé druhé třetí
nějak obecně podstatě zamyslet nesmí žádném spoluprác* obtíž* překon* zvládn* komunik* přijm* zapoj*`,
});

export const slovak = (): Language => ({
  code: "sk",
  stop: `
a i alebo ale avšak však preto že aby keby či ak keď pretože lebo hoci ako než ktorý ktorá ktoré ktorí
ktorého ktorú ktorých čo kto koho čoho kde kam kedy prečo aký aká aké
ja ty on ona ono my vy oni ma mi ťa ti ho ju jeho jej im ich nás nám vás vám sa si seba môj moje tvoj svoj
svoju svoje svojich náš naša naše nášho našej váš ten tá to tí tie tento táto toto tom tým toho tej tých
v vo z zo na do od po pre pred za u o pri nad pod bez medzi k ku podľa s so kvôli počas
je sú bol bola bolo boli byť bude budú by sme som má majú mal mala mať môže môžu mohol dá musí malo
nie nikdy nič nikto žiadny žiadna žiadne áno tiež aj len iba už ešte veľmi viac najviac všetko všetci
všetky každý každá každé iný iná iné taký sám tu tam teraz vtedy vždy zase tak teda
naozaj vlastne úprimne povedané jednoducho samozrejme skutočne v podstate asi snáď iste celkom skôr`,
  weak: `
názor* myslím verím súhlas* nesúhlas* pravd* správn* tvrd* dôležit* bod* aspekt* hľadisk* otázk* tém*
argument* zváž* premysl* úvah* pozorn* zohľadn* vziať úvahy dôkladn* starostliv* vážn* zabud* prípad*
situác* problém* rieš* vyrieš* nájsť náj* rizik* plán* opatren* vhodn* nutn* potreb* možn* jasn* zrejm*
strán zúčastnen* dotknut* čas* výhod* nevýhod* sledov* zníž* minim* budúc* všeobec* rôzn* ľud* vec* pochop*
diskut* rozhod* dobr* po prvé druhé tretie
nejako všeobecne podstate zamysl* nesm* spoluprác* ťažkost* prekon* zvládn* komunik* prijm* zapoj*`,
});

export const croatian = (): Language => ({
  code: "hr",
  stop: `
i a ili ali nego već jer da ako kada kad iako dok kao što koji koja koje kojeg kojoj kojih tko ko šta gdje
gde kako zašto zasto kakav
ja ti on ona ono mi vi oni me te ga ju je mu joj ih im nas nam vas vam se sebe moj moja moje tvoj svoj svoju
svoje naš naša naše njegov njezin njen njihov ovaj ova ovo ovi ove taj ta to ti te tog toga tom onaj
u na s sa za od do iz po pri pred pod nad bez među između kroz prema protiv radi zbog o
je su bio bila bilo bili biti bude bi bih bismo sam smo ima imaju imao može mogu mora moraju treba trebalo
ne nije nisu nikad nikada ništa nitko niko nijedan da također takođe samo još već vrlo više najviše sve svi
svaki svaka svako drugi druga drugo isti tu tamo ovdje ovde sada tada uvijek uvek opet tako dakle
stvarno zapravo iskreno rečeno jednostavno naravno doista zaista u osnovi možda sigurno prilično`,
  weak: `
mišljen* mislim vjerujem verujem slaž* istin* točno tačno pogrešn* tvrd* važn* točk* aspekt* pitanj* tem*
argument* razmisl* razmatr* obzir* pažn* uzeti temelj* ozbiljn* zaborav* sluč* situacij* problem* rješen*
rešen* pronać* rizik* plan* mjer* mer* odgovaraj* potreb* nužn* moguć* jasn* stran* uključen* vrijem* vreme*
predno* mana prati* smanji* minim* budućn* opć* različit* ljud* stvar* razum* rasprav* odluk* dobr* prvo
drugo treće`,
});

export const slovenian = (): Language => ({
  code: "sl",
  stop: `
in ali a ampak pa temveč ker da če ko čeprav medtem kot ki kateri katera katero kaj kdo kje kako zakaj kdaj
jaz ti on ona mi vi oni me te ga jo mu ji jih jim nas nam vas vam se sebe moj tvoj svoj svoje naš naša naše
njegov njihov ta to te tega tej teh tem tisti
v na s z za od do iz po pri pred pod nad brez med skozi proti zaradi o k
je so bil bila bilo bili biti bo bodo bi sem smo ima imajo lahko more mora morajo treba
ne ni niso nikoli nič nihče noben tudi samo le že še zelo bolj najbolj vse vsi vsak vsaka drug druga isti
tu tam zdaj takrat vedno spet tako torej
res pravzaprav iskreno povedano preprosto seveda dejansko v bistvu morda gotovo precej`,
  weak:
    `mnenj* mislim verjam* strinj* resnic* prav napačn* trd* pomemb* točk* vidik* vprašan* tem* argument*
razmisl* upošteva* pozorn* resn* pozab* primer* situacij* problem* rešit* tvegan* načrt* ukrep* ustrezn*
potreb* nujn* mogoč* jasn* stran* čas* prednost* slabost* sprem* zmanjš* prihod* splošn* različn* ljud*
stvar* razum* razprav* odloč* dobr* prvič drugič`,
});

export const lithuanian = (): Language => ({
  code: "lt",
  stop: `
ir ar arba bet tačiau o nes kad jei jeigu kai nors kaip kuris kuri kurie kurios kurį kas ką kur kodėl kada
koks aš tu jis ji mes jūs jie jos mane jį ją juos mums jiems jo jų mano tavo savo mūsų jūsų šis ši šie tas
ta tai tie to šio šios
į iš su be nuo iki po per prie už ant tarp pagal prieš dėl apie
yra buvo būti bus būtų gali galėtų turi turėtų reikia
ne nėra niekada nieko niekas joks taip pat tik jau dar labai daugiau visi visos viskas kiekvienas kitas
kita čia ten dabar tada visada vėl
iš tikrųjų tiesą sakant tiesiog žinoma tikrai iš esmės galbūt gana`,
  weak:
    `nuomon* manau tikiu sutink* nesutink* ties* klaid* teig* svarb* aspekt* klausim* tem* argument* apgalvo*
apsvarst* dėmes* atsižvelg* rimt* pamirš* atvej* situacij* problem* sprendim* rizik* plan* priemon* tinkam*
reikaling* galim* aišk* šal* laik* privalum* trūkum* steb* sumažin* ateit* bendr* skirting* žmon* dalyk*
supran* sprend* ger* pirma antra`,
});

export const latvian = (): Language => ({
  code: "lv",
  stop: `
un vai bet taču jo ka lai ja kad kaut kā kas kurš kura kuri kuras ko kur kāpēc kāds es tu viņš viņa mēs jūs
viņi mani viņu mums viņiem mans tavs savs savu mūsu jūsu šis šī šie tas tā tie to šo
uz no ar bez līdz pēc pie par pa starp pret dēļ
ir bija būt būs būtu var varētu jābūt vajag
ne nav nekad nekas neviens arī tikai jau vēl ļoti vairāk visi viss visas katrs cits cita šeit tur tagad tad
vienmēr atkal
tiešām patiesībā godīgi sakot vienkārši protams noteikti būtībā varbūt diezgan`,
  weak:
    `viedok* domāju ticu piekrīt* nepiekrīt* taisn* nepareiz* apgalv* svarīg* aspekt* jautājum* tem* argument*
apsver* uzman* ņem* nopietn* aizmirs* gadījum* situācij* problēm* risināj* risk* plān* pasāk* piemērot*
vajadzīg* nepieciešam* iespēj* skaidr* pus* laik* priekšroc* trūkum* sekot samazin* nākotn* vispār* dažād*
cilvēk* liet* sapr* lēm* lab* pirmkārt otrkārt`,
});
