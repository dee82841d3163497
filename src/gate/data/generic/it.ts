/**
 * Italian words that would fit any claim, by theme: a text that holds nothing else says nothing
 * about its subject. Chosen by hand for meaning, not by frequency; written for this project.
 * An entry that ends in `-` matches every word that begins with it; it is used where all such words
 * are as empty as the stem. Accents are folded when the list is loaded.
 * To add a word, ask whether it would fit a claim about taxes, a clinic and a database alike, and
 * put it under its theme, with its forms.
 */
export const GENERIC_IT: Readonly<Record<string, string>> = {
  "judging well": `
    importan- essenzial- crucial- critic- vital- chiave chiavi central- fondamental- basilar-
    necessari- necessit- efficac- efficien- adeguat- appropriat- idone- sufficien- abbastanza
    rilevan- pertinen- utile utili utilmente utilità prezios- valore valori vale valgono valid-
    vantagg- favorevol- favorisc- positiv- desiderabil- ideal- ottim- perfett- perfezion-
    eccellen- superior- miglior- meglio buon- bene forte forti fortemente forza solid- robust-
    affidabil- fiduci- stabil- sicur- assicur- fattibil- pratic- sensat- prudent- sagg-
    intelligent- legittim- corrett- esatt- precis- verit- vero vera veri vere chiar- evident-
    ovvi- trasparen- coeren- logic- razional- giusto giusta giusti giuste equilibr- equo
    approfondit- complet- accurat- attento attenta attentamente notevol- success- produttiv-
    competitiv- innova- scalabil- flessibil- adatt- agile agili agilità semplic- facil- comod-
    convenien- soddisf- accett- promettent- attraent- popolar- modern- collaudat- qualità
    credibil-`,
  "judging badly": `
    male cattiv- peggio- pover- debol- difett- inadeguat- inappropriat- insufficien- inefficac-
    inefficien- irrilevan- inutil- superflu- indesiderat- sfavorevol- negativ- svantagg- dannos-
    pericol- insicur- instabil- inaffidabil- impraticabil- irrealistic- irragionevol- imprudent-
    ingenu- invalid- scorrett- inesatt- imprecis- falso falsa falsi false incert- vago vaga vaghi
    vaghe ambigu- incoeren- illogic- irrazional- ingiust- distorsion- incomplet- trascur-
    superficial- limit- fallit- fallimen- fallire fallisce controproducent- insostenibil- rigido
    rigida rigidità compless- complicat- complicaz- difficil- difficolt- duro dura duri dure sfid-
    inaccettabil- obsolet- superat- dubbi- grave gravi gravemente gravità serio seria seri serie
    seriamente sever- estrem- eccessiv- eccesso costos- caro cara cari care prematur- affrettat-
    esagerat- fuorviant- sbagliat- erron- fragil- vulnerabil- imperfett- mediocr- assurd- stupid-
    ridicol- infondat-`,
  "risk benefit and cost": `
    rischi- benefici- costo costi spesa spese danno danni danneggi- minacci- perdit- perder
    perdere perde perdono perso guadagn- ricompens- rendimento rendimenti redditiv- compromess-
    sacrifici- onere oneri risparmi- sprec- opportunit- occasion- potenzial- prospettiv-
    ripercussion- implic- impatt- effett- influ- risult- supera superano superare giustific-
    compens- pena`,
  "problems and challenges": `
    problem- preoccup- ostacol- barrier- vincol- restrizion- caren- mancan- manca mancato mancata
    lacun- scarsit- scarso scarsa scarsi scarse trappol- imprevist- contrattemp- error- svist-
    ignor- sottovalut- sopravvalut- malintes- incomprension- conflitt- tension- resisten-
    resister- opposizion- oppon- rifiut- disaccord- disput- interruzion- interromp- ritard- crisi
    emergenz- disastr- catastrof- collass- deterior- declin- soffr- minare impedi- inaspettat-
    imprevedibil- sconosciut- nascost- sottostant- inerent- sorpres- sorprend- sorg- insorg-
    verific- accad- succed- frustr- confus- confond- stress pressione pressioni sovraccaric-
    insoddisf- delusion- delud-`,
  "factors and causes": `
    fattor- caus- radice ragion- motiv- origin- determin- contribui- contribut- conduc- porta
    portano portare portato porterà provoc- genera- crea creare creano creato creazion- produr-
    produc- dovut- quindi perciò perché dunque pertanto così allora poiché siccome correlazion-
    correlat- relazion- relativ- legato legata legati legate legame conness- associa- dipend-
    circostanz- condizion- contest- ambient- scenari- caso casi situazion- event- base basi basat-
    fonte fonti`,
  planning: `
    piano piani pianific- strateg- tattic- approcci- metod- tecnic- procedur- process- quadro
    quadri modell- guida linee politic- princip- regol- norma norme standard- criteri- requisit-
    richied- meta mete scopo scopi fine fini vision- intenzion- priorit- programm- progett- sforz-
    azion- attivit- agire misur- passo passi compit- traguard- scadenz- calendari- tempistic- fase
    fasi tappa tappe iterazion- portata ambito ambiti budget risors- assegn- alloc- capac- abilit-
    esperienz- espert- competenz- conosc- talent- contingenz- riserva margin- salvaguard-
    precauzion- prepar- preven- proattiv- organizz- coordin-`,
  "managing and carrying out": `
    implement- attua- esegu- esecuzion- svolg- lanci- adott- adozion- applic- uso usi usare usa
    usano usat- utilizz- sfrutt- impieg- svilupp- consegn- fornir- fornisc- fornit- offr- offert-
    sostegn- sosten- permett- permess- consent- incoraggi- promuov- promozion- manten- mantien-
    manutenzion- gesti- amministr- supervision- governance controll- affront- tratta- risol-
    soluzion- ripar- rimedi- corregg- correzion- mitig- ridu- allevi- evit- elimin- rimuov-
    rispond- rispost- reagi- reazion- modific- revision- riveder- affin- rafforz- raggiung-
    raggiunt- consegu- adempi- garant- termin- conclu- cominci- inizi- continu- prosegu- seguir-
    segue seguono progress- avanz- prestazion- tentare tentativ- prova prove provare aiut- assist-
    delega- coinvolg- partecip- collabor- cooper- consult- integr- incorpor- inclu- combin-
    prender- prende prendono preso`,
  "watching and reviewing": `
    monitor- traccia- osserv- valut- analisi analizz- esamin- esame ispezion- indag- esplor-
    studi- ricerc- sondagg- intervist- audit test testare testat- conferm- metric- riferiment-
    sogli- rapport- report document- registr- dato dati inform- riscontr- feedback comment-
    lezion- impar- apprend- formazion- addestr- pilota prototip- esperiment- sperimentazion-
    simul- confront- paragon- identific- individu- rilevare rileva rilevato scopr- scopert-
    riconosc- anticip- preved- prevision- previst- stima stime stimare stimato calcol- quantific-
    qualitativ- campion- costant- presto precoc- segnal- avvis- avvert- statistic- raccogl-
    raccolt-`,
  communicating: `
    discut- discussion- dialog- parlar- consens- accord- allinea- impegn- responsabil- ruol-
    condivi- spieg- descriv- descrizion- present- menzion- notare notato dichiar- esprim-
    espression- aspett- consapevol- attenzion- comprend- comprension- capir- capisc- capito
    aggiorn- messagg- annunc- onest- leadership leader cultur- morale atteggiament- comportament-
    percezion- percep- punto punti vista opinion-`,
  arguing: `
    argoment- afferm- controargoment- controesempi- confut- obiezion- obiett- domand- scettic-
    premess- ipotes- ipotetic- teori- dedu- inferi- inferenz- fallaci- contraddi- dibatt-
    controvers- concession- conced- ammett- ammess- propon- propost- difes- difend- lato lati
    posizion- postur- tuttavia però inoltre sebbene nonostante benché mentre contrario viceversa
    altrimenti invece piuttosto simil- esempi- specific- particolar- special- soprattutto riguard-
    convinc- persua- plausibil- certo certa certi certe anche persino bensì`,
  "knowing and supposing": `
    possibil- impossibil- probabil- improbabil- forse può possono potrebbe potrebbero poter- possa
    possano certezz- suppor- suppon- supposizion- suppost- presum- presuppo- assum- assunzion-
    assunt- creder- crede credo credono pens- ritien- riten- sentir- sembr- appar- parer- pare
    sapere sa sanno saput- consider- evidenz- dimostr- mostr- indic- suggeri- signific- interpret-
    specul- giudi- decid- decis- scelt- scegl- prefer- raccomand- consigl- speran- sperare spera
    timor- tipic- normal- abitual- spesso frequen- volte volta talvolta raro rara rari rare
    raramente mai sempre fatto fatti real- inevitabil- soggettiv- oggettiv- empiric- dover- deve
    devono dovrebbe dovrebbero avrebbe sarebbe sarebbero`,
  change: `
    cambi- alter- transizion- trasform- evolu- evolv- cresc- espan- estens- estend- aument-
    increment- diminu- salire sale scend- abbass- alzare acceler- lento lenta lenti lente
    lentamente rapid- veloc- gradual- improvvis- fluttu- volatil- varia varie vario vari variabil-
    variazion- variare differen- divers- persist- riman- restare resta restano tendenz- tende
    tendono tendere dinamic- diven- sostitu- nuov- vecchi- esist- precedent- status quo torn-`,
  "amount and degree": `
    molto molta molti molte più meno tanto tanta tanti tante troppo troppa troppi troppe multipl-
    numeros- poco poca pochi poche alcuni alcune qualche qualcos- quantit- numero numeri total-
    tutto tutta tutti tutte intero intera interi intere interamente pieno piena pienamente
    parzial- parte parti maggior- minor- metà medio medie mediamente media alto alta alti alte
    altamente grande grandi enorm- immens- massicci- piccol- minim- massim- legger- moderat-
    modest- insignifican- banal- aggiuntiv- aggiung- ulterior- livell- grado gradi entità scala
    dimension- proporzion- percentual- ampi- largament- quasi circa approssimativ- solo soltanto
    solamente unic- ogni ciascun- nessun- niente nulla entramb- altro altra altri altre stess-
    ugual- equivalent- infinit-`,
  time: `
    tempo tempi temporal- tempestiv- poi dopo adesso ora oggi domani futur- passat- recent-
    immediat- lungo lunga lunghi lunghe breve brevi period- durat- durante moment- giorno giorni
    quotidian- settiman- mese mesi mensil- trimestr- anno anni annual- decenni- prima quando
    finché fino da già ancora primo primi prime second- terz- ultim- prossim- ripet- storic-
    storia urgen- infine final- permanent-`,
  "people in general": `
    persona persone gente uman- qualcun- chiunque chi grupp- team squadr- aziend- impres- societ-
    compagni- dipartiment- utent- client- consumator- stakeholder interess- partner personale
    collegh- collega membr- manager dirigent- direzion- pubblic- concorren- mercat- industri-
    settor- attore attori mondo noi loro`,
  "things in general": `
    cosa cose faccend- question- element- component- sfaccettatur- caratteristic- attribut- natura
    naturale naturali naturalmente tipo tipi forma forme maniera maniere modo modi via vie area
    aree tema temi dettagl- concret- eccezion- comun- percors- opzion- variant- struttur- ordine
    lista insieme mescolanz- idea idee concett- nozion- strument- tecnolog- meccanism- funzion-
    servizi- prodotto prodotti operazion- operativ- logistic- finanziari- economic- legal-
    normativ- conformit- etico etica etici etiche reputazion- commercial- intern- estern- local-
    global- infrastruttur- sistem- panoram- vita lavor- invest- denaro contenut-`,
  "doing in general": `
    fare fa fanno avere ha hanno aveva avuto essere è sono era stato stata dare dà andare va vanno
    venire viene vengono mettere mette messo lasciare lascia volere vuole vogliono bisogn- dire
    dice dicono detto vedere vede vedono visto guardar- chied- ricev- otten- ottien- trovare trova
    trovano trovato servire serve servono coprire copre defin- riassum- sottoline- enfatizz-
    protegg- protezion- esig- ripens- riconsider- cercare cerca cercano costitui- rappresent-
    riflett- contare conta passare passa tener- tiene tengono`,
  shrugs: `
    sì no ok grazie favore ciao piace piacciono odio purtroppo fortun- strano strana bello bella
    belle belli brutt- orribil- terribil- pessim- scemenz- idem sopra sotto boh magari`,
};
