/**
 * Spanish words that would fit any claim, by theme: a text that holds nothing else says nothing
 * about its subject. Chosen by hand for meaning, not by frequency; written for this project.
 * An entry that ends in `-` matches every word that begins with it; it is used where all such words
 * are as empty as the stem. Accents are folded when the list is loaded.
 * To add a word, ask whether it would fit a claim about taxes, a clinic and a database alike, and
 * put it under its theme, with its forms.
 */
export const GENERIC_ES: Readonly<Record<string, string>> = {
  "judging well": `
    importan- esencial- crucial- crític- vital- clave claves principal- central- básic- necesari-
    necesid- efectiv- eficaz- eficac- eficien- adecuad- apropiad- idóne- suficien- bastante
    bastantes relevan- pertinen- útil- utilidad- valios- valor valores vale valen valer valía
    válid- provechos- ventajos- favorable- favorec- positiv- deseable- óptim- perfect- excelen-
    superior- mejor- buen- bien fuerte- fortaleza- fortalec- sólid- robust- fiable- fiabilidad
    confiable- confianza confiar confía seguro segura seguros seguras seguridad seguramente
    asegur- factib- viab- práctic- sensat- prudent- inteligent- legítim- exact- precis- verdad-
    evident- transparen- consisten- coheren- lógic- racional- equilibr- equitativ- minucios-
    exhaustiv- complet- cuidado- notab- impresionant- exitos- éxito- productiv- competitiv-
    innova- flexib- ágil- simple- sencill- fácil- facilit- cómod- conveni- satisfac- satisfech-
    acept- prometedor- atractiv- popular- modern- calidad- creíb- credib-`,
  "judging badly": `
    mala malas malo malos peor- pobre- débil- debilid- defect- fallo fallos falla fallas fallar
    falló fallido- inadecuad- inapropiad- insuficien- ineficaz- ineficien- irrelevan- inútil-
    innecesari- indeseab- desfavorab- negativ- desventaj- dañin- perjudicial- perjuici- peligr-
    arriesgad- insegur- inestab- inviab- irreal- irrazonab- imprudent- ingenu- inválid- incorrect-
    inexact- imprecis- incierto incierta inciertos inciertas ambigu- inconsisten- incoheren-
    ilógic- irracional- injust- incomplet- descuid- superficial- estrech- fracas- contraproducent-
    insostenib- inflexib- rígid- complej- complic- difícil- dificult- problemátic- desafiant-
    desafí- insatisfac- inaceptab- obsolet- anticuad- cuestion- extrem- excesiv- demasiad- caro
    cara caros caras prematur- apresurad- exager- engaños- equivoc- erróne- frágil- vulnerab-
    imperfect- mediocre- absurd- tont- ridícul- infundad-`,
  "risk benefit and cost": `
    riesg- benefici- gast- daño- dañar amenaz- pérdida- perder pierde pierden perdido ganar gana
    ganan ganancia- rentab- rendimiento- ventaja- inconvenient- compensa- sacrifici- ahorr-
    desperdici- oportun- potencial- perspectiv- consecuen- repercu- implic- impact- efecto- afect-
    resultad- resultar resulta resultan justific- supera- pena`,
  "problems and challenges": `
    problema- reto- preocup- obstáculo- barrera- restric- limitac- carencia- deficien- déficit
    brecha- falta- ausen- escasez trampa- contratiempo- error- ignor- subestim- sobreestim-
    malentend- conflict- tensión tensiones resisten- resistir oposici- opon- rechaz- desacuerdo-
    disput- interrup- interrump- retras- demora- crisis emergencia- desastr- catástrof- colaps-
    deterior- declive- sufr- socav- obstaculiz- impid- imped- inesperad- imprevist- impredecib-
    desconocid- ocult- subyacent- inheren- sorpren- surg- ocurr- suced- frustra- confus- confund-
    estrés presión presiones sobrecarg- incertidumbre- descontent- decepcion-`,
  "factors and causes": `
    factor- causa- raíz razón razones origen- origin- determin- contribu- provoc- gener- crear
    crean creado creación por tanto porque debido pues así entonces correlacion- relacion- vincul-
    conexión conexiones conect- asoci- depend- circunstanci- condici- contexto- entorno-
    escenario- caso- situaci- evento- base- fundament- fuente-`,
  planning: `
    plan planific- plane- estrateg- táctic- enfoque- enfoc- método- metodolog- procedimiento-
    proceso- marco- modelo- guía- directriz directrices polític- principio- regla- normas
    estándar- criterio- requisit- requer- requier- objetiv- meta metas fin fines final- propósito-
    visión visiones intenci- intent- prioridad- prioriz- programa- proyect- esfuerz- acción
    acciones medida- paso pasos tarea- hito- plazo- calendario- cronograma- fase- etapa- iterac-
    alcanc- presupuest- recurso- asign- capaz- habilid- experienc- expert- competenc- conoc-
    talento- contingenc- respaldo- margen márgenes salvaguard- precauc- preparac- preven-
    proactiv- organiz- coordin-`,
  "managing and carrying out": `
    implement- implant- ejecut- cabo despleg- despliegu- lanz- adopt- uso usos usa usar usan usado
    usada utiliz- aprovech- desarroll- diseñ- entreg- ofrec- apoy- permit- empoder- foment-
    promov- promoc- manten- mantien- sosten- gestion- gestión administr- supervis- gobernanza
    control- maneja- abord- resolv- resuelv- resoluc- soluc- arregl- remedi- correg- correc-
    mitig- minimiz- reduc- alivi- evit- elimin- venc- afront- enfrent- respond- respuesta- reacci-
    ajust- adapt- modific- revis- refin- optimiz- simplific- reforz- refuerz- maximiz- logr-
    alcanz- cumpl- garant- termin- comenz- comienz- empez- empiez- inici- continu- sigue siguen
    segui- avanc- avanz- progres- desempeñ- ayud- asist- escal- deleg- involucr- particip-
    colabor- cooper- consult- integr- incorpor- inclu- combin- tomar toma toman tomado`,
  "watching and reviewing": `
    monitor- rastre- observ- comprob- comprueb- verific- evalu- valora- analiz- análisis analític-
    examin- inspec- investig- explor- estudi- encuest- entrevist- auditor- test tests valid-
    confirm- métric- referenc- umbral- inform- document- registr- dato datos hallazg-
    retroaliment- comentario- lecci- aprend- formaci- entren- piloto- prototip- experiment- simul-
    compar- identific- detect- descubr- reconoc- anticip- predic- predec- pronóstic- proyecci-
    estim- calcul- cuantific- cuantitativ- cualitativ- sistemátic- regular- periódic- rutin-
    temprano temprana señal- alert- advert- estadístic- recopil- recog-`,
  communicating: `
    comunic- discu- diálogo- habla- consens- acuerdo- acord- aline- comprom- respons- rol roles
    explic- aclar- descri- present- mencion- declar- expres- expectativ- esper- concienc- atenci-
    atend- entend- entiend- comprens- comprend- mensaje- anunci- honest- lideraz- líder- cultur-
    motiv- actitud- comport- percep- percib- punto puntos vista vistas opin-`,
  arguing: `
    argument- alega- afirm- aseverac- contraargument- contraejempl- refut- rebat- objec- pregunt-
    dud- escéptic- escepticism- premisa- hipótesis hipotétic- teor- conclu- deduc- razona-
    falacia- contradi- debat- controver- conces- conced- admit- propon- propuest- defend- defens-
    lado lados posici- postura- embargo obstante además aunque pese pesar mientras contrario
    similar- ejemplo- especí- particular- especial- respecto convinc- convenc- persua- plausib-
    sustent- cierto cierta ciertos ciertas sino pero tampoco también conversamente`,
  "knowing and supposing": `
    posib- imposib- probab- improbab- quizá quizás tal vez puede pueden podría podrían poder
    podemos puedan pueda certez- supon- supuest- suposici- presum- asum- asunc- creen creer creo
    creenc- pens- piens- sient- parec- aparen- considera- evidenc- demostr- demuestr- mostr-
    muestr- indic- suger- sugier- signific- interpret- especul- juici- juzg- decid- decis- eleg-
    elig- elecc- prefer- prefier- recom- aconsej- optimis- pesimis- temor típic- normal- habitual-
    frecuen- menudo veces raramente nunca jamás siempre hecho hechos real- inevitab- subjetiv-
    empíric- tendría debería deberían haría sería serían habría`,
  change: `
    alter- transici- transform- evolu- crec- expan- extens- extend- aument- increment- disminu-
    subir sube suben aceler- rápid- gradual- súbit- repentin- fluctu- volátil- diferen- divers-
    persist- permanec- tendenci- dinámic- conviert- reemplaz- sustitu- nuev- viej- antigu- exist-
    actual- previ- anterior- status quo volv- vuelv-`,
  "amount and degree": `
    muy más menos much- múltip- numeros- poco poca pocos pocas algún alguna algunas algunos alguno
    algo cantidad- número números total- todo toda todos todas enter- plen- parcial- parte partes
    mayor- menor- minoría mitad promedio- enorm- inmens- masiv- pequeñ- mínim- máxim- liger-
    moderad- modest- insignifican- trivial- adicional- nivel- grado- magnitud- tamaño- proporci-
    porcentaj- ampli- casi aproximad- alrededor relativ- solo sólo solamente únic- cada ningún
    ninguna ninguno nada ambos otro otra otros otras mism- igual- equival- exced- infinit-`,
  time: `
    tiempo- temporal- pronto tard- luego ahora hoy mañana futur- pasad- recient- inmediat- mediano
    medio periodo- período- duraci- momento- día días diari- semana- meses mensual- trimestr- año
    años anual- década- antes después durante cuando cuándo hasta desde ya todavía aún primer-
    segund- tercer- últim- próxim- siguient- eventual- constante- repet- históric- historia-
    urgen- permanent-`,
  "people in general": `
    gente human- alguien nadie cualquier- quien quienes grupo- equipo- empresa- compañ- negocio-
    departament- usuario- usuaria- cliente- consumidor- interesad- emplead- colega- miembro-
    directiv- gerenc- públic- comunid- sociedad- competid- mercado- sector- demás nosotros ellos
    mundo`,
  "things in general": `
    cosa- asunto- cuestión elemento- component- aspecto- faceta- dimensi- característic- atribut-
    naturalez- tipo- manera- vía vías área- ámbito- tema- detall- concret- excepci- común comunes
    comúnmente camino- direcci- opci- variante- estructur- orden- lista- conjunto- mezcla- idea-
    concept- noci- herramient- tecnolog- tecnológ- técnic- mecanism- funci- servici- producto-
    operac- operativ- logístic- financier- económic- legal- regulator- étic- reputac- comercial-
    intern- extern- global- infraestruct- sistema- panoram- vida trabaj- interés intereses
    inversi- dinero contenido-`,
  "doing in general": `
    hacer hace hacen hecha hizo hacia tener tiene tienen tenía tuvo haber hay había hubo ser es
    son era fue están está estar estaba dar da dan dado dio ir va van ido iba venir viene vienen
    pone ponen puesto dejar deja dejan querer quiere quieren necesit- decir dice dicen dicho ver
    ve ven visto mirar pedir pide piden recib- obten- obtien- consegu- consig- encontr- encuentr-
    servir sirve sirven cubr- defin- resum- destac- enfatiz- trat- proteg- protecc- exig- basarse
    basa basan replante- reconsid- busc- constitu- represent- refleja- cuenta cuentan pasar pasa
    pasan`,
  shrugs: `
    sí no ok gracias favor hola gusta gustan gustar gusto odio lament- suerte raro extrañ- bonit-
    genial horribl- terribl- pésim- estupid- estúpid-`,
  "more forms": `
    justo justa justas justos justamente justicia mal duro dura duros duras falso falsa falsos
    falsas falsedad alto alta altos altas altamente serio seria seriamente vago vaga vagos vagas
    lento lenta lentamente conducir conduce conducen conduciría producir produce producen produjo
    llevar lleva llevan llevado llevó prever prevé saber sabe sabemos sabido sabría costo costos
    costoso costosa costosas costosos coste costes costar cuesta cuestan costó grave graves
    gravemente gravedad capacidad- carga cargas creemos creí cree emplear emplea probar prueba
    pruebas probado probada gerente- socio socios socia gran grande grandes grandemente vario
    varía varias varios variar variad- variab- variación preparad- preparar bajo baja bajos bajas
    bajar influir influye influencia- influyen construir medir mide medición mediciones medible-
    medios mediante largo larga largos largas corto corta cortos cortas personal personalmente
    persona personas forma formas modo modos sentir sentido sentimiento deber debe deben
    deberíamos inferir inferencia- rara raros raras obvio obvia obviamente obvias obvios sabio
    sabia aplicar aplica aplicación aplicab- quedar queda quedan mes limitado limitada limitados
    limitadas limitar limita límite- cambio cambios cambiar cambia cambian cambiado cambiante-
    extra extras industria industrias capacit- norma actividad- activo activa activamente claro
    clara claros claras claramente claridad moral estable- estabil- local locales tender tiende
    tienden concierne natural naturales naturalmente sesgo sesgos sesgado sesgada actor actores
    dirigir dirige directo directa directamente convertir cuidar`,
};
