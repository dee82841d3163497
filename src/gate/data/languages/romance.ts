import type { Language } from "./language.ts";

export const french = (): Language => ({
  code: "fr",
  stop: `
le la les un une des du de au aux ce cet cette ces et ou mais donc or ni car si que qui quoi dont où quand
comme comment pourquoi lorsque puisque parce afin quel quelle quels quelles lequel laquelle
je tu il elle on nous vous ils elles me te se lui leur leurs moi toi eux mon ma mes ton ta tes son sa ses
notre nos votre vos celui celle ceux celles cela ceci ça
à dans en par pour sur sous avec sans chez contre vers entre avant après depuis pendant dès jusque jusqu
selon malgré
est es sont était étaient être été sera seront serait soit ai as a avons avez ont avait avaient avoir eu
aura auront aurait fait faire faut peut peuvent pouvoir pourrait pourraient doit doivent devoir devrait
devraient va vont
ne pas plus jamais rien aucun aucune non très trop tout toute tous toutes même mêmes autre autres aussi
encore déjà toujours ici là alors ainsi bien moins peu beaucoup chaque plusieurs quelque quelques
qu jusqu lorsqu
vraiment honnêtement franchement simplement évidemment effectivement certainement finalement bref
fait globalement plutôt assez sûr`,
  weak: `
avis pense penser crois trouve accord désaccord vrai faux exact affirm* opinion* important* importance
point* aspect* question* sujet* argument* réflexion* réfléch* considér* compte prendre pris prise
attention* attentivement soigneu* sérieu* sérieux oublier négliger cas situation* problème* solution*
trouver trouvée risque* planification plan* mesure* approprié* adéquat* nécessaire* nécessit* besoin
possible* clair* évident* concerné* parties temps avantage* inconvénient* peser pesés pesant suivre suivrons
suivi près réduire réduit minimum avenir général* différent* côtés gens choses comprend* compréhensible*
pertinent* discut* discussion* décision* bon* bonne* mérite* premièrement deuxièmement premier second
sorte fond façon manière mérite réflexion globalement faudr* faut ignorer négligé* gérer gestion collabor* difficult* surmont* approfond*`,
});

export const italian = (): Language => ({
  code: "it",
  stop: `
il lo la i gli le l un uno una del dello della dei degli delle al allo alla ai agli alle dal dallo dalla
dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle di a da in con su per tra
fra e ed o od ma però perché che chi cui se quando come dove quanto quale quali mentre anche
io tu lui lei noi voi loro mi ti si ci vi ne mio mia miei mie tuo tua suoi sue suo sua nostro nostra nostri
nostre vostro vostra questo questa questi queste quello quella quelli quelle ciò
è sono sei siamo era erano essere stato stata stati state sarà saranno sarebbe ho hai ha abbiamo hanno
aveva avevano avere avrà avrebbe può possono potere potrebbe potrebbero deve devono dovere dovrebbe
dovrebbero fa fanno fare va vanno
non mai nulla niente nessun nessuno nessuna no sì già ancora solo soltanto molto molti molta poco pochi
più meno tanto tutto tutta tutti tutte altro altra altri altre stesso stessa ogni qualche così poi qui lì
quindi dunque invece senza contro dopo prima durante verso
davvero onestamente francamente semplicemente ovviamente effettivamente certamente infatti insomma
praticamente sinceramente proprio piuttosto abbastanza`,
  weak: `
parere penso pensare credo accordo disaccordo vero falso afferm* opinione* importante importanti importanza
punto punti aspetto aspetti questione questioni domanda* tema* argoment* rifless* riflett* consider*
conto tenere tenuto tener attenzione attentamente seri* dimenticar* trascur* caso casi situazione*
problema* problemi soluzione* soluzioni trovare trova trovata rischio rischi pianificaz* piano misura
misure adeguat* opportun* necessari* bisogno possibil* chiaro chiara evident* coinvolt* parti tempo
vantaggi* svantaggi* valutar* valutat* pesare seguire seguiremo monitorare ridurre ridotto minimo futuro
general* divers* lati persone cose capisco comprensibil* pertinent* discut* discussione* decision* buon*
merita* primo secondo terzo detto
bisogna assolutamente occorre bene alcun alcuna modo sottovalut* tenerne realtà qualche fondo sostanza ovvio gestit* gestione collabor* difficolt* superar* monitor* interessat* coinvolg*
questo rifletter* va`,
});

export const portuguese = (): Language => ({
  code: "pt",
  stop: `
o a os as um uma uns umas do da dos das no na nos nas ao aos à às pelo pela pelos pelas de em por para com
sem sob sobre entre até desde contra após ante num numa dum duma
e ou mas porém nem que se quando como onde porque pois embora enquanto caso quem qual quais cujo quanto
eu tu ele ela nós vós eles elles elas você vocês me te lhe lhes nos vos meu minha meus minhas teu tua seu
sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas isto isso aquilo
aquele aquela aqueles aquelas
é são era eram ser foi foram sido será seria seja está estão estava estavam estar tem têm tinha ter há
havia haver pode podem poder poderia deve devem dever deveria deveriam vai vão ir fazer faz
não nunca nada nenhum nenhuma ninguém já ainda só apenas muito muita muitos muitas pouco mais menos tão
tanto todo toda todos todas tudo outro outra outros outras mesmo mesma cada algum alguma alguns algumas
também aqui ali lá então assim depois antes agora sempre bem
realmente honestamente francamente simplesmente obviamente efetivamente certamente basicamente aliás
verdade facto fato sinceramente claro bastante`,
  weak: `
opinião* acho penso creio concordo discordo acordo verdade verdadeiro falso certo errado afirm* importante
importantes importância ponto pontos aspecto aspectos aspeto questão questões tema assunto* argumento*
reflexão refletir consider* conta levar levado atenção cuidado* cuidadosamente séri* esquecer esquecido
caso casos situação situações problema* solução soluções encontrar encontrada risco riscos planeamento
planejamento plano* medida* adequad* apropriad* necessári* preciso possíve* clara evidente* envolvid*
partes tempo vantage* desvantage* pesar ponderar ponderad* acompanhar acompanharemos reduzir reduzid*
mínimo futuro geral gerais diferente* lados pessoas coisas entendo compreens* relevant* discut* discussão
decis* boa bom merece* primeiro segundo terceiro dizer
convém pensar bem forma modo fundo certa maneira geral base gestão colabora* dificuldade* superar* sério subestim* ignorar*`,
});

export const catalan = (): Language => ({
  code: "ca",
  stop: `
el la els les en na un una uns unes del dels al als pel pels de a amb per sense sobre entre fins des contra
i o però ni que si quan com on perquè doncs mentre encara qui quin quina quins quines
jo tu ell ella nosaltres vosaltres ells elles em et es ens us li els ho hi meu meva teu teva seu seva seus
seves nostre nostra aquest aquesta aquests aquestes aquell aquella això allò
és són era eren ser estat serà seria està estan ha han havia haver hem té tenen pot poden podria ha deu cal
no mai res cap ja només molt molta molts moltes poc més menys tan tot tota tots totes altre altra altres
mateix cada algun alguna també aquí allà llavors així després abans ara sempre
realment sincerament francament simplement òbviament certament bàsicament`,
  weak: `
opinió crec penso acord veritat cert fals important* punt* aspecte* qüestió* tema* argument* consider*
compte tenir atenció seri* cas situació problema* solució* risc* pla* mesura* necessari* possible* clar
parts temps avantatg* inconvenient* reduir mínim futur general* persones coses decisió* bona bon
tracta molt tenir deixar banda manera fons reflexion* estic bàsicament fet clar forma prop prendr* cal superar dificultat* valorar gestió acurad* diàleg vegad* fi comptes
pot deixa* fet clar`,
});

export const romanian = (): Language => ({
  code: "ro",
  stop: `
un o unui unei unor niște al a ai ale cel cea cei cele și sau dar iar însă deci că să dacă când cum unde
care cine ce cât câte deoarece pentru ca deși fiindcă
eu tu el ea noi voi ei ele mă te îl îi ne vă le se își mi ți i lui ei lor meu mea mei mele tău ta său sa
săi sale nostru noastră noștri noastre acest această acestea acești aceste acela aceea acel acea aceasta
asta ăsta
de la în din pe cu fără sub peste între prin către după înainte până spre contra despre
este e sunt era erau fi fost va vor ar aș am ai are avem au avea avut poate pot putea trebuie trebui face
fac
nu nici niciodată nimic niciun nicio nimeni da deja încă doar numai foarte mult multă mulți multe puțin
mai tot toată toți toate alt altă alți alte același fiecare vreun câțiva și aici acolo acum atunci astfel
așa bine chiar
într dintr printr
într-adevăr sincer simplu desigur evident practic de fapt oricum cumva destul`,
  weak: `
părere* cred consider* acord dezacord adevărat* fals corect* afirm* important* importanț* punct* aspect*
chestiun* întrebare* subiect* argument* gând* reflect* seama cont ținut ținem luat* luăm atenț* serios
serioas* uita* caz* situați* problem* soluți* găsi* risc* planific* plan* măsur* potrivit* adecvat*
necesar* nevoie posibil* clar* evident* implicat* părți* timp* avantaj* dezavantaj* cântăr* urmări*
reduce* redus* minim* viitor* general* diferit* oameni lucru* lucruri* înțeleg* relevant* discut*
decizi* bun* merită primul rând doilea spus
fel mod adevărat practic general fond pare cumva colabor* dificult* depăș* gestion* ignor* vedere seam*`,
});
