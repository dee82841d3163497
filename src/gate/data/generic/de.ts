/**
 * German words that would fit any claim, by theme: a text that holds nothing else says nothing
 * about its subject. Chosen by hand for meaning, not by frequency; written for this project.
 * An entry that ends in `-` matches every word that begins with it; it is used where all such words
 * are as empty as the stem. Accents are folded when the list is loaded.
 * To add a word, ask whether it would fit a claim about taxes, a clinic and a database alike, and
 * put it under its theme, with its forms.
 */
export const GENERIC_DE: Readonly<Record<string, string>> = {
  "judging well": `
    wichtig- bedeut- wesentlich- zentral- grundlegend- fundamental- notwendig- nötig-
    unerlässlich- unverzichtbar- erforderlich- effizien- wirksam- geeignet- eignung eignen eignet
    angemessen- passend- passt passen ausreichend- genügend- genug hinreichend- relevan- nützlich-
    nutzen nutzbar- hilfreich- wertvoll- wert werte werten wertes lohnt lohnen lohnend-
    lohnenswert- günstig günstige günstigen günstiger positiv- wünschenswert- erwünscht- ideal-
    optimal- perfekt- ausgezeichnet- hervorragend- überlegen- besser- beste besten bester bestes
    gut gute guten guter gutes gutem schön- toll tolle tollen super prima großartig- solide
    soliden solider robust- stabil- zuverlässig- verlässlich- sicher sichere sicheren sicherer
    sicherheit sichern sicherlich sicherstellen sichergestellt sicherstellung sicherzustellen
    machbar- praktikab- praktisch- realistisch- vernünftig- sinnvoll- sinn sinne klug- weise
    gültig- valid- korrekt- genau genaue genauen genauer genauigkeit präzis- richtig- wahr wahre
    wahren wahrheit klar klare klaren klarer klares klarheit deutlich- offensichtlich- offenbar
    transparen- konsisten- schlüssig- logisch- logik rational- fair- ausgewogen- gründlich-
    vollständig- sorgfältig- sorgfalt vorsichtig- vorsicht beachtlich- bemerkenswert-
    beeindruckend- erfolg- produktiv- innovativ- innovation- nachhaltig- skalierbar- flexib-
    einfach einfache einfachen einfacher einfachste leicht leichte leichter leichten bequem-
    zufrieden- akzeptabel akzeptable akzeptanz vielversprechend- attraktiv- beliebt- modern
    moderne modernen bewährt- qualität- qualitativ- vertrauen- seriös- tragfähig- zielführend-
    zweckmäßig- berechtigt- legitim- plausibel plausible plausiblen plausibilität`,
  "judging badly": `
    schlecht- schlimm- falsch- schwach schwache schwachen schwacher schwäche schwächen schwächer
    schwachpunkt- schwachstelle- fehlerhaft- fehler fehlern ungeeignet- unangemessen-
    unzureichend- ungenügend- ineffektiv- ineffizien- irrelevan- nutzlos- wertlos- unwichtig-
    unwesentlich- unnötig- überflüssig- unerwünscht- ungünstig- negativ- schädlich- gefährlich-
    riskant- unsicher- unzuverlässig- instabil- undurchführbar- unpraktisch- unrealistisch-
    unvernünftig- unklug- naiv- kurzsichtig- ungültig- inkorrekt- ungenau- unwahr- unklar- vage
    vagen mehrdeutig- widersprüchlich- inkonsisten- unlogisch- irrational- unfair- unausgewogen-
    voreingenommen- unvollständig- oberflächlich- begrenzt- beschränk- kontraproduktiv- starr
    starre starren komplex- kompliziert- schwierig- schwer schwere schweren schwerer
    schwerwiegend- herausfordernd- unbequem- unbefriedigend- inakzeptabel- unbeliebt- veraltet-
    fragwürdig- fraglich- ernst ernste ernsten ernsthaft- gravierend- drastisch- extrem-
    übermäßig- übertrieben- überzogen- teuer teure teuren teurer kostspielig- aufwendig-
    aufwändig- verfrüht- voreilig- übereilt- irreführend- vereinfach- fragil- anfällig-
    verwundbar- unvollkommen- suboptimal- mittelmäßig- sinnlos- unsinn- dumm dumme dummen blöd-
    verrückt- lächerlich- absurd- umstritten- strittig- unbegründet- ungerechtfertigt- unbelegt-
    unbewiesen- unhaltbar-`,
  "risk benefit and cost": `
    risik- gefahr gefahren gefährd- bedroh- nutzens vorteil- nachteil- kosten- kostet gekostet
    preis-leistungs-verhältnis ausgabe ausgaben aufwand aufwands aufwände investition- investier-
    gewinn gewinne gewinnen gewinnt gewonnen verlust- verlieren verliert verloren verlor ertrag
    erträge rendite profit- ersparnis- einspar- sparen spart gespart verschwend- chance-
    gelegenheit- potenzial- potential- potenziell- potentiell- aussicht- folge folgen folgend-
    folgt konsequenz- auswirk- wirkung- effekt- nebenwirkung- einfluss- einflüsse beeinfluss-
    ergebnis- resultat- resultier- überwieg- aufwieg- rechtfertig- gerechtfertigt- ausgleich-
    kompensier- kompromiss- abwäg- belast- schaden schäden schadet mehrwert- kehrseite-
    preis-leistung`,
  "problems and challenges": `
    problem- herausforderung- sorge sorgen besorg- bedenken- hürde- barriere- engpass- engpässe
    einschränk- mangel- mängel- lücke- fehlen fehlt fehlend- fehlte defizit- fallstrick-
    komplikation- rückschlag- rückschläge scheitern- scheitert- gescheitert- misserfolg-
    misslingen misslingt versagen versagt irrtum irrtümer irren irrt übersehen übersieht
    vernachlässig- ignorier- unterschätz- überschätz- fehleinschätzung- fehlentscheidung-
    missverständnis- missversteh- konflikt- spannung- widerstand- widerstände reibung- ablehn-
    streit- störung- unterbrech- verzöger- krise- notfall- notfälle katastroph- zusammenbruch
    verschlechter- untergrab- behinder- erschwer- verhinder- hinder- unerwartet- unvorhergesehen-
    unvorhersehbar- ungeplant- unbeabsichtigt- unbekannt- versteckt- verborgen- überrasch-
    auftret- auftrat- aufgetreten- auftauch- eintret- eintritt eingetreten- entsteh- entstand-
    versäum- nachlässig- unzufrieden- enttäusch- frustr- verwirr- überforder- überlast- stress-`,
  "factors and causes": `
    faktor- ursache- ursächlich- verursach- grund gründe gründen grundes grundlage- begründ-
    auslös- bestimmen beitrag- beiträge trägt führen führt führte führten geführt bringen bringt
    brachte gebracht schaffen schafft geschaffen erzeug- erstell- herbeiführ- bedingung- bedingt-
    umstand umstände umständen zusammenhang zusammenhänge zusammenhängen kontext- korrelation-
    korrelier- kausal- abhäng- verbind- verbund- verknüpf- bezieh- bezug bezogen bezüglich deshalb
    daher darum deswegen somit folglich also dadurch weil wegen aufgrund infolge durch quelle-
    herkunft ausgangspunkt- voraussetz- vorausgesetzt- umfeld- umgebung- rahmen- szenari- fall
    fälle fällen falls situation- lage ereignis-`,
  planning: `
    plan pläne plänen plans planen plant planung- geplant- einplan- strateg- taktik- taktisch-
    ansatz ansätze ansätzen vorgehen- methode- methodik- methodisch- technik techniken verfahren-
    prozess- framework- modell- fahrplan- leitfaden- leitlinie- richtlinie- grundsatz grundsätz-
    prinzip- regel regeln regelung- norm normen standard- kriteri- anforderung- ziel ziele zielen
    ziels zielt zielsetzung- zielvorgabe- zweck zwecke absicht- beabsichtig- vision- priorität-
    prioris- initiative- programm programme programms projekt projekte projekten projekts
    vorhaben- maßnahme- aktion aktionen aktivität- schritt- aufgabe- meilenstein- frist fristen
    termin- zeitplan- zeitrahmen- phase phasen etappe- stufe stufen umfang- budget- ressource-
    mittel mitteln kapazität- fähig- kompeten- fachwissen- erfahr- wissen wissens kenntnis-
    know-how talent- ausweich- reserve- puffer- spielraum absicher- vorsorg- vorbeug- vorbereit-
    präventi- proaktiv- rechtzeitig- bereitschaft organis- koordin- best-practice-`,
  "managing and carrying out": `
    umsetz- umgesetzt- implementier- durchführ- durchgeführt- ausführ- ausgeführt- einführ-
    eingeführt- anwend- angewend- angewandt- verwend- benutz- nutzt nutzung- einsetz- eingesetzt-
    einsatz entwickel- entwickl- entwurf gestalt- liefern liefert geliefert bereitstell-
    bereitgestellt- anbiet- angebot- unterstütz- erleichter- ermöglich- fördern fördert gefördert
    förderung erhalten erhält aufrechterhalt- manage- verwalt- leitung leiten leitet geleitet
    überwach- kontroll- aufsicht- behandel- behandl- bewältig- angehen angeht angegangen lösen
    löst gelöst lösung- beheb- behoben- abhilf- korrig- verringer- reduzier- minder- minimier-
    abschwäch- abmilder- vermeid- vermied- beseitig- eliminier- überwind- überwund- reagier-
    reaktion- antwort- anpass- angepasst- änder- geändert- verbesser- optimier- stärk- gestärkt-
    maximier- erreich- erziel- verwirklich- realisier- erfüll- gewährleist- garantie- durchsetz-
    abschließ- abgeschlossen- abschluss beginn- begonnen- anfang- start starten startet fortsetz-
    fortgesetzt- fortschritt- fortlaufend- kontinuierlich- leistung- versuch versuche versuchen
    versucht bemüh- mühe helfen hilft hilfe geholfen eskalier- delegier- einbezieh- einbezogen-
    einbind- eingebunden- beteilig- teilnehm- teilnahme zusammenarbeit- mitarbeit- kooper- berat-
    integr- kombin- ergreif- ergriffen treffen getroffen trifft`,
  "watching and reviewing": `
    beobacht- verfolg- prüf- überprüf- geprüft- bewert- beurteil- einschätz- auswert- evalu-
    analys- untersuch- erforsch- forsch- studie- umfrage- befrag- interview- audit- test tests
    testen testet getestet verifizier- bestätig- messen misst messung- messbar- gemessen-
    kennzahl- metrik- indikator- vergleich- verglichen- schwellenwert- bericht- dokument- daten
    information- informier- feedback- rückmeld- lernen lernt gelernt schulung- trainier- training-
    pilot pilotprojekt- pilotphase- prototyp- experiment- simul- stichprobe- identifiz- erkenn-
    erkannt- entdeck- feststell- festgestellt- antizip- prognos- schätz- geschätzt- berechn-
    quantif- systematisch- regelmäßig- regulär- periodisch- laufend- ständig- stetig- frühzeitig-
    früh frühe frühen warnsignal- warnung- anzeichen signal signale sammeln sammelt gesammelt
    erheb- erhoben- statistik- statistisch- repräsentativ- empirisch- anekdot-`,
  communicating: `
    kommunik- mitteil- gespräch- diskussion- diskut- dialog- austausch- abstimm- abgestimmt-
    abgleich- einig- zustimm- vereinbar- engagement engagiert- verantwort- zuständig- rolle rollen
    teilen teilt geteilt erklär- erläuter- erörter- beschreib- beschrieb- darstell- dargestellt-
    präsent- erwähn- genannt- aussag- behaupt- ausdrück- ausdruck erwart- bewusst- aufmerksam-
    fokus- konzentr- verständ- versteh- verstand- aktualis- ankündig- offen offene offenen
    offenheit ehrlich- führung- kultur- motiv- einstell- haltung- verhalten- wahrnehm- perspektiv-
    sicht sichtweise- ansicht- meinung- meinen meint standpunkt- blickwinkel gemeinsam- jeweils
    jeweilig-`,
  arguing: `
    argument- punkt punkte punkten these thesen gegenargument- gegenbeispiel- gegenthese-
    widerleg- widersprech- widerspruch- widersprüche widerspricht entkräft- einwand- einwände-
    einwend- kritik- kritisch- kritisier- frage fragen fragt gefragt zweifel- bezweifel- skep-
    prämisse- hypothes- theorie- theoretisch- schlussfolger- schluss schließen schließlich folger-
    fehlschluss- fehlschlüsse trugschluss- debatte- kontrovers- zugeständnis- zugegeben-
    zugestehen zugeben einräum- eingeräumt- anerkenn- befürwort- gegner- seite seiten position-
    beispiel- zum-beispiel insbesondere besonder- speziell- konkret- allgemein- generell- jedoch
    dennoch trotzdem allerdings gleichwohl außerdem zudem ferner darüber hinaus obwohl obgleich
    während wohingegen andernfalls ansonsten sonst stattdessen alternativ- umgekehrt- ebenso
    ebenfalls ähnlich- überzeug- dagegen dafür demgegenüber zwar aber sondern einerseits
    andererseits gleichzeitig immerhin hingegen letztlich letztendlich tatsächlich- eigentlich-
    wirklich- natürlich- selbstverständlich- keinesfalls keineswegs durchaus`,
  "knowing and supposing": `
    möglich- unmöglich- wahrscheinlich- vielleicht eventuell- vermut- mutmaß- ungewiss- gewiss
    gewisse gewissen gewissheit bestimmt- annahme- annehmen nimmt angenommen- annimmt unterstell-
    glaub- denken denkt gedacht gedanke- fühl- gefühl- scheint scheinen schien anschein-
    scheinbar- wirken wirkt wissend bekannt- gekannt kennt kennen betracht- berücksichtig- erwäg-
    erwogen- evidenz- beleg- beweis- bewies- nachweis- nachgewiesen- zeigen zeigt gezeigt zeigte
    hinweis- hindeut- andeut- deuten deutet nahelegen nahelegt implizier- implizit- explizit-
    interpret- spekul- urteil- entscheid- entschied- wählen wählt gewählt- auswahl- wahl bevorzug-
    empfehl- empfohlen- ratsam- ratschlag- ratschläge zuversicht- optimis- pessimis- hoff-
    befürcht- typisch- normalerweise üblich- gewöhnlich- meist meiste meisten meistens oft öfter
    häufig- manchmal gelegentlich- selten- nie niemals immer stets tatsache- fakt fakten faktisch-
    realität- objektiv- subjektiv- zwangsläufig- unvermeid- können kann könnte könnten konnte
    konnten gekonnt müssen muss musste müsste müssten sollen soll sollte sollten dürfen darf
    dürfte dürften mögen mag möchte würde würden wollen will wollte`,
  change: `
    veränder- wandel- wechsel wechseln wechselt übergang- übergänge umstell- umgestellt-
    transform- wachsen wachsend- wächst gewachsen wuchs wachstum- erweiter- ausweit- zunehm-
    zunimmt zunahme zugenommen abnehm- abnimmt abnahme abgenommen steig- gestiegen stieg stiegen
    anstieg- sinken sinkt gesunken senken senkt gesenkt senkung- fallen fällt gefallen erhöh-
    beschleunig- langsam- schnell- rasch- zügig- allmählich- plötzlich- schwank- volatil- variab-
    variier- verschieden- unterschied- unterscheid- vielfalt- vielfältig- bleib- blieb- geblieben-
    behalten behält beibehalt- trend- dynami- werden wird wurde wurden geworden worden ersetz-
    ersatz neu neue neuen neuer neues neuerung- alt alte alten alter altes bestehend- besteht
    bestehen vorhanden- aktuell- gegenwärtig- derzeit- bisher- früher- ehemalig- status-quo status
    quo`,
  "amount and degree": `
    beträchtlich- signifikan- maßgeblich- viel viele vielen vieler vieles mehr mehrere mehreren
    mehrfach- zahlreich- diverse diversen etliche etwas wenig wenige wenigen weniger gering
    geringe geringen geringer geringfügig- anzahl menge mengen gesamt- insgesamt ganz ganze ganzen
    gänzlich völlig- voll volle vollen komplett- teil teile teilweise mehrheit- mehrzahl hälfte
    durchschnitt- hoch hohe hohen hoher hohes höher- höchst- niedrig- tief groß große großen
    großer großes größe größer- größt- riesig- enorm- massiv- klein kleine kleinen kleiner
    kleinere minimal- maximal- maximum minimum leichtfertig- mäßig- unerheblich- zusätzlich-
    weiter weitere weiteren weiterer weiterhin weitgehend- grad maß ausmaß- maßstab- rate raten
    anteil- prozent sehr stark- relativ- verhältnis- ziemlich recht eher fast beinahe nahezu etwa
    ungefähr rund circa nur lediglich bloß allein- einzig- einzeln- einmalig- jede jedes jedem
    jeden alle allen aller alles allem kein keine keinen beide beiden andere anderen anderer
    anderes gleich gleiche gleichen gleicher gleichermaßen überschreit- übersteig- unbegrenzt-
    endlos- zu mindestens hauptsächlich- vorwiegend- vor hauptgrund hauptproblem- hauptsache kern`,
  time: `
    zeit zeiten zeitlich- zeitaufwand zeitaufwändig- zeitnah- bald- später- spät jetzt heute
    heutig- heutzutage morgen zukunft- zukünftig- künftig- vergangen- kürzlich neulich sofort-
    umgehend- unmittelbar- lang lange langen langer länger- langfristig- kurz kurze kurzen kürzer-
    kurzfristig- mittelfristig- zeitraum- zeiträume dauer- moment- augenblick tag tage tagen
    täglich- woche wochen wöchentlich- monat monate monaten monatlich- quartal- jahr jahre jahren
    jährlich- jahrzehnt- vorher- vorab nach nachher danach wann wenn sobald bis seit schon bereits
    noch wieder erneut- einmal vorübergehend- temporär- zunächst zuerst erst erste ersten erster
    erstens zweite zweiten zweitens dritte dritten drittens letzte letzten letzter nächste
    nächsten nächster endlich ende enden endet endgültig- anschließend- wiederhol- historisch-
    dringend- dringlich- gestern`,
  "people in general": `
    mensch- person personen jemand- niemand- jeder- man leute leuten gruppe- team teams
    unternehmen- firma firmen betrieb- abteilung- nutzer- kunde kunden kundin kundinnen kundschaft
    stakeholder- betroffen- beschäftigt- personal kolleg- mitglied- expert- fachmann fachleute
    fachkräfte fachlich- akteur- partei parteien öffentlich- gemeinschaft- gesellschaft-
    konkurren- wettbewerb- markt märkte marktes branche- industrie partner- selbst zielgruppe-
    verbraucher- wir uns unser- ihr ihre ihren sie sich`,
  "things in general": `
    ding dinge dingen sache- sachlich- sachverhalt- nichts element- komponente- bestandteil-
    aspekt- facette- dimension- merkmal- eigenschaft- art arten form formen formal- kategorie-
    bereich- gebiet- thema themen thematik detail- einzelheit- spezifi- ausnahme- gewohn- weg wege
    richtung- option- variante- struktur- ordnung- liste listen satz idee- konzept- begriff-
    vorstell- werkzeug- instrumente technolog- technisch- mechanism- funktion- dienstleistung-
    produkt produkte produkten produkts operativ- operationell- logistisch- finanziell-
    wirtschaftlich- ökonomisch- rechtlich- gesetzlich- regulatorisch- compliance- ethisch-
    reputation- intern- extern- lokal- global- infrastruktur- system systeme systemen systems bild
    welt leben arbeit arbeiten arbeitet energie interesse- geld inhalt- ebene- stelle stellen`,
  "doing in general": `
    machen macht gemacht tun tut getan geben gibt gegeben gab nehmen genommen gehen geht ging
    gegangen kommen kommt kam gekommen lassen lässt haben hat hatte hatten gehabt sein ist war
    waren sind gewesen brauch- benötig- bedarf- bedürf- schauen sehen sieht gesehen sagen sagt
    gesagt finden findet gefunden halten hält gehalten liegen liegt lag stehen steht stand standen
    setzen setzt gesetzt stellt gestellt laufen läuft gelaufen erlaub- zulassen zulässt neigen
    neigt tendenz- tendier- dienen dient bieten bietet geboten akzeptier- gelingen gelingt
    gelungen existier- existenz- enthalten enthält umfass- widerspiegel- abdeck- konfrontier-
    verpass- definier- definition- zusammenfass- betonen betont hervorheb- umgehen umgang-
    überdenk- neubewert- hinterfrag- schütz- schutz verlassen verlass leisten- verlang- bewirk-
    ergeben ergibt ergab gelten gilt galt bewegen bewegt handeln handelt handlung- zählen zählt`,
  shrugs: `
    ja nein nicht okay ok egal keine-ahnung ahnung weiß naja irgendwie irgendwas irgendwann
    irgendwo irgendwer irgendein- siehe oben unten dito danke bitte leider zum-glück glück pech
    hallo todo tbd platzhalter quatsch mist doof komisch- seltsam- merkwürdig- nett nette gern
    gerne lieber hassen`,
};
