/**
 * Portuguese words that would fit any claim, by theme: a text that holds nothing else says nothing
 * about its subject. Chosen by hand for meaning, not by frequency; written for this project.
 * An entry that ends in `-` matches every word that begins with it; it is used where all such words
 * are as empty as the stem. Accents are folded when the list is loaded.
 * To add a word, ask whether it would fit a claim about taxes, a clinic and a database alike, and
 * put it under its theme, with its forms.
 */
export const GENERIC_PT: Readonly<Record<string, string>> = {
  "judging well": `
    importân- importan- essencia- crucia- crític- vital vitais chave principal principais central
    centrais fundament- básic- necessári- necessid- efetiv- eficaz- eficác- eficien- eficiên-
    adequ- apropriad- suficien- bastante relevan- relevân- pertinen- útil úteis utilidade valios-
    valor valores vale valem válid- valida- validez proveitos- benefi- vantag- vantajos- favorá-
    favorec- positiv- desejá- ideal ideais ótim- perfeit- excelen- superior- melhor- bom boa bons
    boas bem forte fortes fortemente força forças fortalec- sólid- robust- confiá- confian-
    confiar estáve- estabili- seguro segura seguros seguras segurança seguramente assegur- viáve-
    viabili- factíve- prátic- realis- razoáve- razoavelmente sensat- prudent- sábi- inteligent-
    legítim- corret- exat- precis- verdad- clar- evident- óbvi- transparên- transparent-
    consisten- consistên- coeren- coerên- lógic- raciona- justo justa equilibr- minucios-
    abrangent- complet- cuidado- consideráve- notáve- impressionant- sucesso- bem-sucedid-
    produtiv- competitiv- inova- escalá- escalab- flexíve- flexibil- adapt- ágil ágeis agilidade
    simples simplific- fácil fáceis facilmente facilit- facilid- cômod- convenien- satisf- aceit-
    promissor- atraent- popular- modern- qualidade- credib- críve-`,
  "judging badly": `
    mal mau má maus más ruim ruins pior- pobre- fraco fraca fracos fracas fracamente fraquez-
    defeit- falh- inadequad- insuficien- insuficiên- ineficaz- ineficien- ineficiên- irrelevan-
    inútil inúteis desnecessári- indesejá- desfavorá- negativ- desvantag- prejudic- prejuíz-
    perigo- arriscad- insegur- instáve- instabil- inviáve- irrealist- irreal irracional-
    imprudent- ingênu- inválid- incorret- inexat- imprecis- fals- incert- vago vaga vagos vagas
    ambígu- inconsisten- incoeren- ilógic- injust- tendencios- viés vieses enviesad- incomplet-
    descuid- superficia- limita- limite- fracass- contraproducent- insustentá- inflexíve- rígid-
    rigidez complex- complic- difícil difíceis dificuld- dificult- duro dura duros duras
    problemátic- desafiador- desafio- inaceitá- obsolet- ultrapassad- questioná- grave graves
    gravemente gravidade séri- sever- extrem- excess- custo custos custar custa custam custoso
    custosa caro cara caros caras prematur- apressad- exager- enganos- equivoc- errad- errône-
    frágil frágeis fragil- vulnerá- vulnerab- imperfeit- medíocre- absurd- ridícul- infundad-`,
  "risk benefit and cost": `
    risco- despesa- gasto- gastar dano danos ameaç- perda- perder perde perdem perdido ganho-
    ganhar ganha ganham recompens- retorno- rentab- rendiment- compensa- sacrifí- fardo economiz-
    poupar desperdí- desperdiç- oportun- potencia- perspectiv- consequên- repercuss- implic-
    impact- efeito- afet- influên- influenci- influi- result- justific- supera- pena`,
  "problems and challenges": `
    problema- preocup- obstácul- barreir- restriç- restring- carên- deficiên- déficit lacun-
    falta- ausên- escassez armadilh- contratemp- erro erros ignor- subestim- superestim-
    mal-entendid- conflit- tensão tensões resistên- resistir oposiç- opor opõe rejeit- rejeiç-
    desacordo- disput- interrup- interromp- atras- demora- crise- emergên- desastr- catástrof-
    colaps- deterior- declíni- sofr- prejudiq- imped- inesperad- imprevist- imprevisí-
    desconhecid- ocult- escondid- subjacent- inerent- surpre- surg- ocorr- acontec- frustr-
    confus- estresse- pressão pressões sobrecarreg- insatisf- decepcion- gargalo-`,
  "factors and causes": `
    fator- causa- raiz razão razões motivo- origem origens origin- determin- contribu- conduz-
    levar leva levam levado levou provoc- gerar gera geram gerad- criar cria criam criad- criaç-
    produz- devid- portanto porque pois assim então correlaç- correlacion- relaç- relacion-
    vincul- conexão conexões conect- associ- depend- circunstân- condiç- contexto- ambiente-
    cenário- caso- situaç- evento- base bases basead- fonte-`,
  planning: `
    plano- planej- estratég- estrateg- tátic- abord- método- metodolog- procediment- processo-
    quadro modelo- guia- diretriz- polític- princípi- regra- norma- padrão padrões padroniz-
    critéri- requisit- requer- objetiv- meta metas fim fins propósit- visão visões intenç-
    pretend- prioridad- prioriz- programa programas projet- esforç- ação ações atividad- ativo
    ativa ativamente passo- tarefa- marco marcos prazo- cronogram- fase- etapa- iteraç- alcanc-
    orçament- recurso- aloc- capacidad- capaz- habilid- experiên- expert- competên- conhec-
    talento- contingên- backup reserva- margem margens salvaguard- precauç- prepar- preven-
    proativ- organiz- coorden-`,
  "managing and carrying out": `
    implement- implant- execut- lanç- adot- adoç- aplicar aplica aplicaç- uso usos usar usa usam
    usad- utiliz- aproveit- empreg- estabelec- desenvolv- entreg- fornec- oferec- apoi- suporte
    permit- capacitação capacitar incentiv- promov- promoç- manter mantém mantêm mantid-
    manutenção sustent- gestão gestor gestores gerenci- administr- supervis- governan- control-
    resolv- resoluç- soluç- consert- remedi- corrig- correç- mitig- minimiz- reduz- reduç- alivi-
    evit- elimin- remov- venc- enfrent- lidar lida respond- respost- reagir reage reaç- ajust-
    modific- revis- refin- aprimor- otimiz- reforç- maximiz- alcanç- conseg- cumpr- garant-
    termin- conclu- começ- inici- continu- seguir segue seguem seguint- avanç- progre- desempenh-
    realiz- ajud- auxili- escalar deleg- envolv- particip- colabor- cooper- consult- integr-
    incorpor- inclu- combin- tomar toma tomam tomad-`,
  "watching and reviewing": `
    monitor- acompanh- rastre- observ- verific- avali- analis- anális- analít- examin- inspe-
    explor- estud- pesquis- entrevist- auditor- prova- teste- testar testad- confirm- medir mede
    medid- mediç- métric- referên- limiar- relatóri- inform- document- registr- dado dados achado-
    feedback comentári- lição lições aprend- treina- formaç- piloto pilotos protótip- experiment-
    simul- compar- identific- detect- descobr- descobert- reconhec- antecip- prever prevê previst-
    previsão previsões previsí- prediz- prognóst- projeç- estim- calcul- quantific- quantitativ-
    qualitativ- amostra- sistemátic- regular- periódic- rotin- contínu- constant- cedo sinal
    sinais alert- advert- aviso avisos estatístic- coletar coleta reun-`,
  communicating: `
    comunica- discut- discuss- diálogo- conversa- consens- acord- concord- alinh- compromet-
    compromiss- respons- papel papéis explic- esclarec- descrev- descriç- apresent- mencion-
    declar- express- expectativ- esper- consciên- atenç- atend- entend- compreen- anunci- honest-
    lideran- líder- cultur- motiva- moral atitud- comportament- percep- perceb- ponto pontos vista
    vistas opini-`,
  arguing: `
    argument- alega- afirm- contra-argument- contraexempl- refut- rebat- objeç- pergunt- dúvid-
    duvid- cétic- ceticism- premissa- hipótes- hipotétic- teor- infer- deduz- deduç- raciocí-
    falácia- contradi- debat- controvers- conced- concess- admit- propor propõe propost- defen-
    lado lados posiç- postura- entanto contudo todavia porém além embora apesar enquanto contrário
    igualmente similar- semelhant- exempl- especific- específic- particular- especial- respeito
    convinc- convenc- persua- plausí- geral gerais geralmente certo certa certos certas mesmo mas
    também sobretudo`,
  "knowing and supposing": `
    possí- possib- impossí- prováv- probab- improváv- talvez pode podem poderia poderiam poder
    possa possam certez- supor supõe supost- suposiç- presum- pressup- assum- crer crê creem
    crenç- acredit- pens- acho acha achar sentir sente sentido sentimento parec- aparen- saber
    sabe sabem sabid- considera- evidên- demonstr- mostr- indic- suger- sugest- signific-
    interpret- especul- juíz- julg- decid- decis- escolh- eleg- prefer- recomend- aconselh-
    otimis- pessimis- temor típic- habitua- frequen- frequên- muitas vezes vez raro rara raramente
    raros raras nunca jamais sempre fato fatos realidade real reais realmente inevitá- subjetiv-
    empíric- dever deve devem deveria deveriam teria seria seriam haveria`,
  change: `
    mudan- mudar muda mudam alter- transiç- transform- evolu- cresc- expan- extens- estend-
    aument- increment- diminu- subir sobe sobem cair cai caem baix- acelera- lento lenta
    lentamente rápid- gradua- gradativ- súbit- repentin- flutu- volátil varia- vári- diferen-
    divers- persist- permanec- ficar fica ficam tendên- tende tendem tender dinâmic- tornar torna
    tornam tornou substitu- novo nova novos novas novamente velh- antig- exist- atual- atuais
    anterior- prévi- status quo volt-`,
  "amount and degree": `
    muito muita muitos mais menos múltipl- numeros- pouco pouca poucos poucas algum alguma alguns
    algumas algo quantid- número números total totais totalmente todo toda todos todas tudo
    inteir- pleno plena plenamente parcia- parte partes maior- menor- minoria metade média médio
    alto alta altos altas altamente grande- enorm- imens- massiv- pequen- mínim- máxim- ligeir-
    moderad- modest- insignifican- trivia- adiciona- extra nível níveis grau graus magnitud-
    escala tamanho- proporç- porcentage- amplo ampla ampli- quase aproximad- cerca relativ- só
    somente apenas únic- cada nenhum nenhuma nada ambos outro outra outros outras igual iguais
    equivalen- infinit-`,
  time: `
    tempo tempos tempora- breve tarde depois agora hoje amanhã futur- passad- recent- imediat-
    longo longa longos longas curto curta período- duraç- momento- dia dias diari- semana- mês
    meses mensa- trimestr- ano anos anua- década- antes após durante quando até desde já ainda
    primeir- segund- terceir- últim- próxim- eventua- repet- histór- urgên- urgent- fina-
    permanent-`,
  "people in general": `
    pessoa- gente human- alguém ninguém qualquer quaisquer quem grupo- equipe- equipa- empresa-
    companhi- negócio- departament- usuári- cliente- consumidor- parceir- coleg- membro- gerent-
    diretor diretores direto direta diretamente dirigent- públic- comunidad- sociedad- concorr-
    mercado- indústria- setor- ator atores nós eles elas mundo stakeholder-`,
  "things in general": `
    coisa- assunto- questão questões element- component- aspecto- faceta- dimens- característic-
    atribut- natureza- natura- tipo- forma formas maneira- modo modos caminho- área- âmbit- tema-
    detalh- concret- exceç- comum comuns comumente direç- opç- opciona- estrutur- ordem lista
    conjunto- mistura ideia- conceit- noç- ferrament- tecnolog- tecnológ- técnic- mecanism- função
    funções funcion- serviç- produto produtos operaç- operaciona- logístic- econômic- legal legais
    regulatóri- conformidad- étic- reputaç- comercia- intern- extern- local locais globa-
    infraestrutur- sistema- panoram- vida trabalh- interess- investi- dinheiro conteúdo-`,
  "doing in general": `
    fazer faz fazem feito feita fez ter tem têm tinha teve haver há havia houve ser é são era foi
    está estão estava dar dá dão deu ir vai vão vir vem vêm pôr põe colocar coloca deixar deixa
    querer quer querem dizer diz dizem dito ver vê veem olhar pedir pede receb- obter obtém obtid-
    obtenção encontr- servir serve servem defin- resum- destac- enfatiz- trat- proteg- proteç-
    exig- repens- reconsider- busc- constitu- represent- reflet- contar conta passar passa passam`,
  shrugs: `
    sim não ok obrigad- favor olá gosta gostam gostar gosto odeio lament- sorte estranh- bonit-
    péssim- horríve- terríve- estupid- estúpid- bobage- idem acima abaixo`,
};
