/**
 * French words that would fit any claim, by theme: a text that holds nothing else says nothing
 * about its subject. Chosen by hand for meaning, not by frequency; written for this project.
 * An entry that ends in `-` matches every word that begins with it; it is used where all such words
 * are as empty as the stem. Accents are folded when the list is loaded.
 * To add a word, ask whether it would fit a claim about taxes, a clinic and a database alike, and
 * put it under its theme, with its forms.
 */
export const GENERIC_FR: Readonly<Record<string, string>> = {
  "judging well": `
    importan- essentiel- crucia- clé clés clef principal- central- fondament- nécess- efficac-
    efficien- adéquat- appropri- suffisant- assez pertinen- utile- précieu- valeur- valoir vaut
    valent bénéfiqu- favorab- positif- positiv- souhaitab- idéal- optima- parfait- excellen-
    supérieur- meilleur- mieux bon bonne bons bonnes bien fort forte forts fortes fortement force
    forces solid- robust- fiab- stabl- stabilité sûr sûre sûrs sûres sûrement faisab- viab-
    pratiqu- sensé- prudent- légitim- valab- valid- correct- exact- précis- vrai- vérité- juste-
    clair- évident- transparen- cohéren- logiqu- rationnel- équilibr- équitab- approfondi-
    complet- complèt- exhausti- soigneu- notab- remarquab- impressionnant- réussi- succès
    productif- productiv- compétiti- innov- durab- flexib- souple- agil- simpl- facil- aisé-
    satisfais- accept- prometteu- attracti- populair- modern- éprouvé- qualité- crédib- confian-`,
  "judging badly": `
    mauvais- mal pire- pauvr- faibl- défaut- défectueu- défaill- inadéquat- inadapt- inappropri-
    insuffis- inefficac- inutil- superflu- indésirab- défavorab- négati- désavantag- nuisib-
    néfast- danger- instab- irréalis- déraisonnab- imprudent- naïf naïve naïvement invalid-
    incorrect- inexact- imprécis- faux fausse- flou floue flous vague- ambigu- incohéren-
    illogiqu- irrationnel- injust- biais- incomplet- incomplèt- néglig- superfici- étroit- échec-
    échou- contre-producti- contreproducti- rigid- complex- compliqué- difficil- difficult- dur
    dure durs dures problémati- inacceptab- obsolèt- dépassé- contestab- gravité sérieu- sévèr-
    extrêm- excessi- excès cher chère chers chères prématur- hâti- exagér- trompeu- erron- fragil-
    vulnérab- imparfait- médiocr- absurd- stupid- ridicul- idiot- infondé- insoutenab- incertain-
    incertitud-`,
  "risk benefit and cost": `
    risqu- bénéfice- bénéfici- coût- dommage- dégât- menac- perte- perdre perd perdu perdent gagn-
    gains récompens- rendement- rentab- avantag- inconvénient- compromis sacrific- fardeau-
    gaspill- opportun- potenti- perspectiv- conséquen- répercussion- implicati- impact- affect-
    influ- résult- contrebalanc- l'emporter emport- justifi- compens- peine`,
  "problems and challenges": `
    problèm- défi défis enjeu- préoccup- inquiét- obstacle- barrièr- frein goulot- contraint-
    restrict- restreindr- lacune- manqu- absen- pénurie- piège- complication- revers erreur-
    faute- oubli- ignor- sous-estim- surestim- malentendu- incompréhension- conflit- tension-
    résist- oppos- désaccord- disput- perturb- interrupt- interromp- retard- crise- désastr-
    catastroph- effondr- détérior- dégrad- déclin- souffr- compromett- saper entrav- empêch-
    inattendu- inconnu- caché- sous-jacent- inhéren- surpren- surpris- surgi- surven- survien-
    produire frustr- confus- stress- pression- surcharg- mécontent- décevant- déception-`,
  "factors and causes": `
    facteur- raison- motif- origin- détermin- contribu- mène- mener entraîn- provoqu- engendr-
    génér- crée créer créent création créé- donc parce car ainsi alors puisque due dû dus corrél-
    relation- lien liens lié liée liés liées associ- dépend- circonstanc- condition- contexte-
    environnement- scénario- situation- évènement- événement- fondement- source-`,
  planning: `
    plan plans planifi- stratég- tactiqu- approche- méthod- techniqu- procédur- processus cadre
    cadres modèl- guide- directive- politique- principe- règle- norme- standard- critèr- exig-
    objecti- but buts cibl- mission- vision- intention- priorité- prioris- initiativ- programm-
    projet- effort- activité- agir agit mesur- étape- tâche- jalon- délai- échéanc- calendrier-
    phase- itérati- portée budget- ressource- allou- allocat- capable- compéten- expérien- expert-
    connaissanc- connaît- savoir-faire talent- imprév- secours marge- sauvegard- précaution-
    prépar- préven- proacti- organis- coordin- coordonn- contingenc-`,
  "managing and carrying out": `
    mise mettre met mettent mis œuvre implément- exécut- déploy- déploiement- adopt- appliqu-
    applicat- usage- utilis- établi- développ- concevoir conçu- fourni- offr- souten- soutien-
    permet- permi- encourag- promouv- promotion- mainten- maintien- gestion- gérer gère gèrent
    supervis- gouvernanc- contrôl- abord- résoud- résolu- solution- répar- remédi- corrig- atténu-
    rédui- réduct- allég- évit- élimin- supprim- surmont- répon- réagi- réaction- ajust- modifi-
    révis- affin- amélior- optimis- renforc- attein- réalis- accompli- assur- garanti- achev-
    termin- commenc- début- démarr- continu- poursui- progrès progress- avanc- performanc-
    effectu- essay- tentative aide assist- escalad- délégu- impliqu- particip- collabor- coopér-
    consult- intégr- incorpor- inclu- combin- prendre prend prennent pris prise`,
  "watching and reviewing": `
    surveill- suivi- suivre suit suivent observ- vérifi- évalu- analys- examin- inspect- enquêt-
    étude- étudi- explor- recherche- sondage- interview- audit- tester- confirm- indicateur-
    métriqu- référenc- seuil- rapport- document- enregistr- donnée- inform- constat- retour-
    commentair- leçon- appren- appris- formation- formé- prototyp- expériment- simul- compar-
    identifi- détect- découv- reconn- anticip- prévoi- prévu- prévision- prédi- estim- calcul-
    quantifi- quantitati- qualitati- échantillon- systémati- réguli- périodiqu- constam- constant-
    précoc- tôt signal- signe- alert- averti- statistiqu- recueil-`,
  communicating: `
    communiqu- discut- discussion- dialogu- consensus align- engag- respons- rôle- partag-
    expliqu- explicat- clarifi- décri- descript- présent- mention- indiqu- déclar- exprim-
    express- attente- conscien- attenti- compris- compréhens- compren- éduqu- actualis- message-
    annonc- honnêt- ouvert- leader- cultur- motiv- attitud- comport- percept- perçoi- point points
    vue vues opinion- avis`,
  arguing: `
    argument- affirm- assertion- contre-argument- contre-exemple- réfut- critiqu- question- dout-
    sceptiq- prémiss- hypothès- hypothétiq- théori- conclu- infér- dédui- déduct- sophism-
    contradi- contredi- débat- controvers- conced- concéd- concess- admet- admis- propos- défen-
    côté- position- cependant toutefois néanmoins pourtant outre malgré tandis contrairement sinon
    plutôt similair- exemple- spécifiq- particuli- notamment spécial- concern- convainc- persua-
    plausib- certes mais aussi même surtout certain- revanche ailleurs`,
  "knowing and supposing": `
    possib- impossib- probab- improbab- peut-être peut peuvent pourrait pourraient pouvoir puisse
    puissent certitud- suppos- présum- présuppos- croyanc- pens- sentiment- sembl- apparaît-
    savoir sait savent considér- preuve- prouv- démontr- montr- suggèr- suggér- signifi-
    interprét- spécul- jugement- décid- décis- choix préfér- recommand- conseil- pessimis- espér-
    espoir- craind- typiqu- normal- habituel- souvent fréquen- parfois rarement jamais toujours
    fait faits réalité- réel- effectivement inévitab- subjecti- empiriqu- devoir doit doivent
    devrait devraient faudra faut faudrait serait seraient aurait`,
  change: `
    altér- transition- transform- évolu- croissan- croît croître expansion- exten- augment- hausse
    baiss- diminu- accélér- lent lente lents lentement rapid- graduel- soudain- fluctu- volatil-
    variab- variation- différ- divers- persist- reste- tendanc- dynamiqu- deven- devien- remplac-
    substitu- nouveau- nouvel- vieux vieille- ancien- exist- actuel- précéd- antérieur- statu quo`,
  "amount and degree": `
    beaucoup très trop plus moins multipl- plusieurs peu quelqu- quantité- nombre- total- tout
    toute tous toutes entier- entièr- plein- partie- part parts majeur- majorité- mineur-
    minorité- moitié- moyen- haut- grand- énorm- immens- massi- petit- minim- maxim- léger- légèr-
    modér- modest- trivial- supplémentair- addition- ajout- niveau- degré- ampleur- échelle-
    taille- taux proportion- pourcentag- largement presque environ approximati- relativ- seul-
    uniqu- chaque aucun- rien autre- égal- équival- infini-`,
  time: `
    temps tempor- bientôt tard- aujourd'hui aujourd hui demain futur- avenir passé- récen-
    immédiat- longue- terme- long-terme court-terme période- durée- durer moment- jour jours
    quotidien- semaine- hebdomadair- mois mensuel- trimestr- an ans année- annuel- décenni- avant
    après pendant durant quand lorsqu- jusqu- depuis déjà encore premier- premièr- second-
    deuxièm- troisièm- dernier- dernièr- prochain- suivant- fin fins final- enfin initial-
    permanent- répét- histor- urgen-`,
  "people in general": `
    gens humain- quiconque individu- groupe- équipe- entrepris- société- compagni- département-
    consommat- prenante- employé- collègu- membre- dirigeant- manager- publiqu- communauté-
    concurren- marché- industrie- secteur- acteur- partenair- monde nous chacun-`,
  "things in general": `
    chose- affaire- élément- composant- aspect- facette- dimension- caractéristiq- nature- type-
    sorte- forme- manièr- façon- voie voies domaine- sujet- thèm- détail- concret- concrèt-
    exception- chemin- option- alternativ- variant- structur- ordre- liste- ensemble- mélang-
    idée- concept- notion- outil- technolog- mécanism- fonction- servic- opération- logistiq-
    financi- économi- légal- juridiq- réglement- conformité- éthiq- réputation- commercia- intern-
    extern- global- infrastruct- systèm- contenu- vie travail- intérêt- intéress- investiss-`,
  "doing in general": `
    faire font faisait fera avoir ont avait être est sont était sera donner donne donnent donné
    aller va vont allé venir vient viennent venu laisser laisse laissent vouloir veut veulent
    besoin- dire dit disent voir voit voient vu regard- demand- recev- reçoi- obten- obtien-
    trouv- sert couvr- défini- résum- soulign- insist- protég- protect- repose- repenser reconsid-
    cherch- constitu- représent- reflèt- tenir tient tiennent tenu mérit- rend rendre rendent
    passer`,
  shrugs: `
    oui non ok bof merci plaît aime aimer aiment déteste- hélas heureus- malheureus- chance
    bizarr- étrang- joli- génial- horribl- terribl- nul nulle nuls bêtis- bête idem ci-dessus`,
  "more forms": `
    traiter traite traitement tenter tente aider aident fondé fondée satisfait- personnel
    personnels construire conduire conduit conduisent conduirait capacité- base bases basé basée
    teste testé test tests sentir produit produits produisent long longs longtemps court courte
    courts utilité compter compte comptent servir tendre changer change changent changé
    changement- limité limitée limites limite limitation- convient convenable- adapté adaptée
    adapter adaptation- vital vitale freins freiner gêne gênant pilote pilotes argent collecte
    collecter étendue varie varié variés varier apparemment apparence effet effets sécurité
    sécuriser sage croire croit croient élevé élevée élevés élevées rare rares attendre attendu
    attendue attendus accord accords moral juger suffit suffisamment parler parle souci soucis
    crainte- arrive arriver choisir choisi personne personnes local locaux grave graves gravement
    employer cas charge charges client clients cliente clientèle action actions public publics
    communication- commun communs commune communément cause causes causer causent causé causalité
    financement dépenses dépense connu connue direction directions directement direct directe
    large larges relatif noter note noté`,
};
