import type { Language } from "./language.ts";

export const german = (): Language => ({
  code: "de",
  stop: `
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
ich du er sie es wir ihr mich mir dich dir ihm ihn ihnen uns euch sich man mein* dein* sein seine seinen
seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure
dieser diese dieses diesen diesem jener jene jenes jenen jede jeder jedes jeden jedem solche solcher
welche welcher welches welchen wer wen wem was wo wie wann warum weshalb wozu
und oder aber denn sondern weil wenn als ob dass daß damit obwohl während falls sobald bis bevor
an auf aus bei durch für gegen hinter in im ins mit nach neben ohne seit über um unter von vom vor zu zum
zur zwischen am beim
bin bist ist sind war waren wäre wären sei seien wird werden wurde wurden würde würden worden habe hat
haben hatte hatten hätte hätten kann können konnte könnte könnten muss müssen musste müsste soll sollen
sollte sollten darf dürfen will wollen mag mögen lassen lässt
nicht nichts nie niemals nein auch noch nur schon sehr so mehr immer wieder hier da dann dort nun jetzt
doch ja mal eben halt etwa also daher deshalb dabei dafür dagegen daran darauf darüber davon dazu
wirklich eigentlich grundsätzlich ehrlich gesagt sozusagen grunde natürlich gewissermaßen tatsächlich
einfach ganz ziemlich irgendwie durchaus sicherlich bestimmt vielleicht wohl überhaupt quasi selbst`,
  weak: `
meinung* meine meinst finde denke glaube stimmt stimme zustimm* richtig falsch wahr behaupt* ansicht*
wichtig* aspekt* punkt* frage* thema* themen argument* einwand* gedanke* überleg* nachdenk* nachgedacht
bedenk* berücksicht* beacht* gründlich* sorgfält* unbedingt vergessen darf fall fälle* einzelfall
ernst* genommen nehmen genau* beobacht* bedarf maßnahm* geeignet* ergreif* risik* planung plan* minim*
reduzier* vorteil* nachteil* abwäg* abgewogen gegeneinander beteiligt* rechtzeit* eingebunden
gute* lösung* gefunden finden problem* situation* sache* umstand* umstände* grund* gründe* letztlich
insgesamt allgemein* verschieden* seiten zukunft zeit* weit* hinweis* diskut* diskussion* entscheid*
notwendig* nötig* möglich* klar* offensicht* zweifel* selbstverständ* man leute menschen dinge* teil*
verstehe verständlich* sinnvoll* relevant* entsprechend* angemessen* erstens zweitens drittens
prinzip prinzipiell allgemeinen weise gewisser zusammenarbeit* schwierig* überwind* bewältig* dies`,
});

export const dutch = (): Language => ({
  code: "nl",
  stop: `
de het een en of maar want dus omdat als dan dat die dit deze wie wat waar wanneer hoe waarom welke welk
ik jij je hij zij ze wij we jullie u hem haar hun hen mij me ons onze mijn jouw zijn zich men
aan af bij binnen boven door in met na naar naast om onder op over per rond sinds te ten ter tegen tot
tussen uit van vanaf via voor zonder
ben bent is was waren geweest wordt worden werd werden heeft heb hebben had hadden kan kunnen kon konden
zou zouden moet moeten mag mogen zal zullen wil willen gaat gaan laat laten
niet niets nooit geen nee ook nog al alleen slechts zo zeer heel erg meer meest veel weinig alle alles
elk elke iedere ieder ander andere weer hier daar er nu toen toch wel maar even eens hoewel terwijl
echt eigenlijk eerlijk gezegd gewoon natuurlijk werkelijk namelijk zeker misschien trouwens inderdaad
simpelweg best nogal eerder zelfs zelf daarom daarmee hierbij ervan eraan`,
  weak: `
mening vind vinden denk denken geloof klopt eens oneens juist waar bewering* belangrijk* punt* aspect*
vraag* kwestie* onderwerp* argument* overweg* nadenken nagedacht goed* zorgvuldig* aandacht* rekening*
houden serieus* genomen nemen vergeten zaak* geval* situatie* probleem* problemen oplossing* gevonden
vinden risico* planning plan* maatregel* passend* treffen nodig* noodzakelijk* mogelijk* duidelijk*
uiteraard betrokken* partijen tijdig* voordelen nadelen afgewogen afwegen volgen nauwlettend* beperken
beperkt minimum minimaal toekomst tijd algemeen* verschillend* kanten mensen dingen begrijp* begrijpelijk*
relevant* stellen bespreken besproken discussie* beslissing* uiteindelijk ten eerste tweede
algemeen principe zekere zin manier aanpak* samenwerk* moeilijk* overwin* beheers* grondig* meegenomen`,
});

export const swedish = (): Language => ({
  code: "sv",
  stop: `
en ett den det de dem dessa denna detta och eller men för att som om när där hur var varför vad vem vilken
vilket vilka jag du han hon vi ni mig dig honom henne oss er sig min mitt mina din ditt dina sin sitt sina
vår vårt våra deras hans hennes man
av från till i på med utan under över mellan mot hos vid efter före innan genom kring enligt sedan
är var varit vara blir bli blev blivit har ha hade haft kan kunna kunde ska skall skulle måste får få fick
vill ville bör borde låta låter
inte icke aldrig ingen inget inga nej också även bara endast så mycket mer mest många alla allt varje
annan annat andra samma än ännu redan här då nu väl ju ändå dock eftersom medan fast nog lite
verkligen egentligen ärligt talat helt enkelt naturligtvis faktiskt säkert kanske förstås liksom
typ ganska rätt själv därför`,
  weak: `
mening åsikt* tycker tror håller anser påstå* stämmer sant rätt fel viktig* aspekt* punkt* fråga* frågor*
ämne* argument* synpunkt* tänk* fundera* överväg* hänsyn noga noggrant allvar* glömma glömmas beakta*
sak* fall* situation* problem* lösning* hitta* risk* plan* åtgärd* lämplig* vidta* behov* nödvändig*
möjlig* tydlig* självklar* uppenbar* inblandade berörda tid* fördelar nackdelar vägas följa följer
minska* minimer* minimum framtid* allmän* olika sidor människor saker förstå* relevant* diskut*
beslut* slutligen först* andra tredje ta tas hand uppmärksam*
princip sätt vis självklart liksom generellt hantera* samarbet* svårighet* övervinn* noga bortse*`,
});

export const danish = (): Language => ({
  code: "da",
  stop: `
en et den det de dem disse denne dette og eller men for at som om når da hvor hvordan hvorfor hvad hvem
hvilken hvilket hvilke jeg du han hun vi i mig dig ham hende os jer sig min mit mine din dit dine sin sit
sine vores jeres deres hans hendes man
af fra til på med uden under over mellem mod hos ved efter før inden gennem omkring ifølge siden
er var været være bliver blive blev blevet har have havde haft kan kunne skal skulle må måtte får få fik
vil ville bør burde lade lader
ikke aldrig ingen intet nej også kun bare så meget mere mest mange alle alt hver anden andet andre samme
end endnu allerede her der nu jo vel dog fordi mens selvom nok lidt selv derfor
virkelig egentlig ærligt talt helt simpelthen naturligvis faktisk sikkert måske selvfølgelig ligesom
ganske ret`,
  weak: `
mening* synes tror enig uenig mener påstand* passer sandt rigtig* forkert vigtig* aspekt* punkt* spørgsmål*
emne* argument* synspunkt* tænk* overvej* hensyn nøje grundig* alvor* glemme* tages tage sag* tilfælde*
situation* problem* løsning* finde* risiko* risici plan* foranstaltning* passende træffe* behov*
nødvendig* mulig* tydelig* klart indlysende involverede berørte tid* fordele ulemper afvejes følge følger
mindske* minimer* minimum fremtid* generel* forskellig* sider mennesker ting forstå* relevant* diskut*
beslut* endelig først* andet tredje opmærksom* tiltag
princippet måde generelt højde bestemt omstændighed* udvikling* håndter* kommunikation* vejes inddrag* samarbejd* vanskelig*`,
});

export const norwegian = (): Language => ({
  code: "no",
  stop: `
en ei et den det de dem disse denne dette og eller men for at som om når da hvor hvordan hvorfor hva hvem
hvilken hvilket hvilke jeg du han hun vi dere meg deg ham henne oss seg min mitt mine din ditt dine sin
sitt sine vår vårt våre deres hans hennes man
av fra til i på med uten under over mellom mot hos ved etter før innen gjennom rundt ifølge siden
er var vært være blir bli ble blitt har ha hadde hatt kan kunne skal skulle må måtte får få fikk vil ville
bør burde la lar
ikke aldri ingen intet nei også kun bare så mye mer mest mange alle alt hver annen annet andre samme enn
ennå allerede her der nå jo vel dog fordi mens selv nok litt derfor
virkelig egentlig ærlig talt helt rett slett naturligvis faktisk sikkert kanskje selvfølgelig liksom
ganske`,
  weak: `
mening* synes tror enig uenig mener påstand* stemmer sant riktig* galt viktig* aspekt* punkt* spørsmål*
tema* argument* synspunkt* tenk* vurder* hensyn nøye grundig* alvor* glemme* tas ta sak* tilfelle*
situasjon* problem* løsning* finne* risiko* plan* tiltak* passende treffe* behov* nødvendig* mulig*
tydelig* klart åpenbar* involverte berørte tid* fordeler ulemper avveies veies følge følger følges
redusere* minimer* minimum fremtid* generell* forskjellig* ulike sider mennesker ting forstå* relevant*
diskut* beslut* avgjør* endelig først* andre tredje oppmerksom*
prinsippet måte generelt høyde bestemt omstendighet* utvikling* håndter* kommunikasjon* inkluder* samarbeid* vanskelig*`,
});
