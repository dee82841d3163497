/**
 * English words that would fit any claim, by theme: a text that holds nothing else says nothing
 * about its subject. Chosen by hand for meaning, not by frequency; written for this project.
 * Beside the base form stand the inflections and derivations that `stem` does not bring together
 * with it: "plan planned planning", "time times".
 * To add a word, ask whether it would fit a claim about taxes, a clinic and a database alike, and
 * put it under its theme, together with its other forms.
 */
export const GENERIC_EN: Readonly<Record<string, string>> = {
  "judging well": `
    important importance importantly essential essentially crucial critical vital key main major
    primary principal chief central core fundamental basic basically necessary necessity
    necessarily needed required effective effectiveness efficient efficiency suitable suitability
    appropriate appropriateness proper adequate adequacy sufficient sufficiency enough relevant
    relevance useful usefulness helpful valuable value worth worthwhile worthy beneficial
    advantageous favorable favourable positive desirable ideal optimal optimum perfect perfection
    excellent excellence outstanding superior better best good well fine nice great strong
    stronger strongest strength solid robust robustness sound reliable reliability dependable
    stable stability safe safer safest safely safety secure secured security feasible feasibility
    viable viability practical practicality practicable realistic realism reasonable
    reasonableness sensible wise wisdom prudent smart clever legitimate valid validity correct
    correctness accurate accuracy precise precision right true truth truthful clear clearer
    clearest clarity obvious evident apparent transparent transparency consistent consistency
    coherent coherence logical logic rational rationale rationality fair fairness balanced
    thorough thoroughness comprehensive complete completeness careful carefully cautious caution
    meaningful substantial considerable notable noteworthy remarkable impressive successful
    success successfully productive productivity competitive competitiveness innovative innovation
    sustainable sustainability scalable scalability flexible flexibility adaptable adaptability
    agile agility simple simpler simplest simplicity easy easier easiest easily ease convenient
    convenience satisfactory satisfaction satisfied satisfying acceptable acceptance promising
    attractive appealing popular modern advanced mature maturity proven quality high-quality
    well-known trustworthy trust trusted credible credibility`,
  "judging badly": `
    bad badly worse worst wrong wrongly poor poorly weak weaker weakest weakness flaw flawed fault
    faulty defective unsuitable inappropriate improper inadequate inadequacy insufficient
    insufficiency ineffective ineffectiveness inefficient inefficiency irrelevant irrelevance
    useless unhelpful worthless unimportant unnecessary needless undesirable unfavorable
    unfavourable negative disadvantageous harmful detrimental damaging dangerous hazardous risky
    unsafe unreliable unreliability unstable instability insecure infeasible unfeasible
    impractical unrealistic unreasonable unwise imprudent naive foolish shortsighted short-sighted
    invalid incorrect inaccurate inaccuracy imprecise false untrue unclear vague vagueness
    ambiguous ambiguity inconsistent inconsistency incoherent illogical irrational unfair
    unbalanced biased bias incomplete careless superficial shallow narrow limited unsuccessful
    unproductive counterproductive counter-productive unsustainable inflexible rigid rigidity
    complex complexity complicated difficult difficulty hard harder hardest tough troublesome
    problematic challenging tricky inconvenient unsatisfactory unacceptable unpopular outdated
    obsolete questionable doubtful dubious suspect severe severely severity serious seriously
    seriousness grave drastic extreme extremely excessive excessively overly undue unduly costly
    expensive wasteful premature hasty rushed overblown overstated exaggerated understated
    misleading misguided mistaken oversimplified simplistic fragile fragility vulnerable
    vulnerability imperfect imperfection suboptimal`,
  "risk benefit and cost": `
    risk riskier riskiest benefit cost costing expense spending harm damage danger threat threaten
    hazard peril jeopardize jeopardise endanger loss lose lost losing gain reward return roi
    payoff pay-off profit profitable profitability advantage disadvantage pro pros con cons upside
    downside drawback merit demerit trade-off tradeoff tradeoffs trade-offs sacrifice burden
    overhead savings save saved saving waste wasted opportunity chance potential potentially
    promise prospect exposure liability consequence consequential repercussion implication
    ramification impact impactful effect side-effect side-effects affect influence influential
    outcome result resulting output yield outweigh outweighed offset justify justified
    justification justifiable compensate compensation`,
  "problems and challenges": `
    problem challenge issue concern concerning worry worries worried worrying worrisome trouble
    hurdle obstacle barrier bottleneck roadblock impediment constraint constrained limitation
    limit restriction restrict restrictive shortcoming deficiency deficit gap lack lacking absence
    shortage pitfall trap caveat complication setback failure fail failed failing fails mistake
    error oversight overlook overlooked neglect neglected ignore ignored ignoring underestimate
    underestimated underestimation overestimate overestimated overestimation misjudge misjudged
    misjudgement misjudgment miscalculate miscalculation misunderstand misunderstanding
    misunderstood misinterpret misinterpretation mismatch misalignment misaligned miscommunication
    conflict conflicting friction tension resistance resist reluctance reluctant opposition oppose
    opposing backlash pushback push-back disagreement disagree dispute disruption disrupt
    disruptive interruption interrupt delay delayed overrun setbacks crisis crises emergency
    incident disaster catastrophe catastrophic breakdown collapse deterioration deteriorate
    degradation degrade decline struggle suffer undermine undermined undermining hinder hindrance
    hamper impede prevent jeopardy stumbling unexpected unexpectedly unforeseen unanticipated
    unpredictable unpredictability unplanned unintended unwanted unknown unknowns hidden invisible
    underlying inherent inherently surprise surprising surprisingly unresolved unaddressed unmet`,
  "factors and causes": `
    factor cause causing causal causation causality reason source origin basis bases foundation
    foundational trigger determinant determine determined contribute contributing contribution
    contributor contributory lead leads led leading stem stems stemming arise arises arising arose
    arisen emerge emergence emergent occur occurs occurred occurring occurrence happen create
    creation generate generating introduce introduction bring brings brought bringing produce
    produced making make makes made maker due owing because hence thus therefore thereby
    consequently accordingly correlation correlate correlated relation relate related relationship
    link linked connection connect connected association associate associated depend dependent
    dependence dependency dependencies interdependent interdependency interdependencies
    circumstance condition conditional context contextual environment background setting scenario
    case cases situation situational event`,
  planning: `
    plan planned planning planner strategy strategic strategically tactic tactical approach method
    methodology methodological technique procedure procedural process processes framework model
    roadmap blueprint guideline guidance policy policies principle rule standard standardize
    standardized standardization criterion criteria requirement require goal objective aim aiming
    target purpose purposeful mission vision intention intend intended intent priority prioritize
    prioritise prioritization prioritisation initiative program programme project effort
    undertaking endeavor endeavour action actionable activity activities act acting step measure
    measurement measuring measurable task assignment assign milestone deliverable deadline
    timeline timeframe time-frame schedule scheduling rescheduling phase phased stage staged
    iteration iterative iterate cycle scope scoping budget budgeting budgetary resource resourcing
    allocate allocation reallocate capacity capability capabilities capable ability abilities able
    bandwidth expertise expert experienced experience skill skilled skillful competence competency
    competencies competent knowledge knowledgeable know-how talent workload contingency fallback
    backup back-up plan-b buffer margin safeguard precaution precautionary safety-net preparation
    prepare prepared preparedness readiness ready proactive proactively preventive preventative
    prevention reactive organize organise organized organised organizational organisational
    coordinate coordination coordinated arrange arrangement`,
  "managing and carrying out": `
    implement implementation execute execution carry carried carries rollout roll-out launch adopt
    adoption applies applied applying application applicable use uses used using usage utilize
    utilise utilization utilisation leverage leveraging employ establish establishment develop
    development design designing deliver delivery provide provision provided providing offer
    offering support supportive facilitate facilitation enable enabler enabling empower
    empowerment encourage encouragement promote promotion foster maintain maintenance sustain
    manage management managerial managing manager oversee supervise supervision govern governance
    control controlled controlling administer administration handle handling address tackle
    tackling resolve resolution solve solving solved solution fix remedy remediate remediation
    rectify correction corrective mitigate mitigation mitigating mitigant minimize minimise
    minimization minimisation reduce reducing reduction alleviate alleviation avoid avoidance
    avoidable eliminate elimination remove removal overcome overcame overcoming counteract respond
    response responsive responsiveness react reaction adjust adjustment adapt adaptation adaptive
    modify modification revise revision refine refinement improve improvement enhance enhancement
    optimize optimise optimization optimisation streamline simplify simplification strengthen
    strengthening reinforce reinforcement boost maximize maximise achieve achievement achievable
    attain attainable accomplish accomplishment reach realize realise realization realisation
    fulfill fulfil fulfillment meet meets meeting met ensure assure assurance guarantee warrant
    enforce enforcement completion finish finalize finalise begin began begun beginning start
    continue continuation continuing continuous continuously continual proceed proceeding progress
    progression progressive pursue pursuit perform performance follow follow-up following conduct
    undertake undertaken undertook initiate initiation try tries tried trying attempt help assist
    assistance aid escalate escalation delegate delegation involve involvement engage engagement
    participate participation participant collaborate collaboration collaborative cooperate
    cooperation cooperative consult consultation consulting integrate integration incorporate
    incorporation include inclusive inclusion embed combine combination`,
  "watching and reviewing": `
    monitor monitoring track tracking observe observation check checking checkpoint checklist
    check-in review reviewer reviewing evaluate evaluation assess assessment appraise appraisal
    analyze analyse analysis analyses analytic analytical examine examination inspect inspection
    investigate investigation explore exploration research researcher study studies studied
    studying survey interview questionnaire audit test tester testing tested testable validate
    validation verify verification confirm confirmation gauge metric kpi kpis indicator benchmark
    baseline threshold report reporting document documented documentation record recording
    dashboard data information informational informed inform insight finding findings feedback
    input lesson lessons learn learned learnt learning learnings training trained retrospective
    postmortem post-mortem premortem pre-mortem pilot prototype experiment experimental
    experimentation trial simulate simulation compare comparison comparative comparable comparably
    contrast identify identification identified detect detection discover discovery discoveries
    find finds found recognize recognise recognition notice noticeable spot anticipate anticipated
    anticipation foresee foreseen foreseeable predict prediction predictable predictability
    forecast forecasting projection estimate estimation calculate calculation calculated quantify
    quantification quantifiable quantitative qualitative sample sampling systematic systematically
    regular regularly periodic periodically routine routinely closely ongoing early warning sign
    signal alert diligence diligent due-diligence rigor rigour rigorous vigilance vigilant`,
  communicating: `
    communicate communication communicative discuss discussion talk conversation dialogue dialog
    consensus agree agreed agreement align alignment aligned buy-in commitment commit committed
    dedication dedicated accountable accountability responsible responsibility responsibilities
    ownership role share shared sharing explain explanation explanatory clarify clarification
    describe description present presentation mention note noted state stated statement express
    expression expectation expect expected expecting awareness aware attention attentive focus
    focused focusing understand understanding understood understandable educate education update
    updated updates message messaging announce announcement listen openness open openly honest
    honesty leadership leader culture cultural mindset motivation motivate motivated morale
    attitude behavior behaviour behavioral behavioural perception perceive perspective viewpoint
    standpoint view opinion best-practice best-practices practice practise practices
    industry-standard`,
  arguing: `
    argument argumentation argumentative argue arguing point claim claimant counterargument
    counter-argument counter counterclaim counterpoint counterexample rebuttal rebut rebutted
    refute refutation refuted assertion assert premise premises proposition proposal propose
    thesis hypothesis hypotheses hypothetical theory theories theoretical theoretically conclusion
    conclude conclusive inference infer inferred deduce deduction reasoning reasoned fallacy
    fallacies fallacious contradiction contradict contradictory debate debatable contention
    contend contentious controversy controversial objection object objectionable critique
    criticism criticize criticise critic question questioning answer replies doubt skeptical
    sceptical skepticism scepticism skeptic sceptic concession concede conceded grant granted
    acknowledge acknowledgment acknowledgement admit admittedly admission supporting 
    proponent opponent advocate advocacy defend defense defence defensible defender steelman
    strawman straw-man side position stance hold holds holding held stand stands standing stood
    however nevertheless nonetheless moreover furthermore additionally besides although though
    despite regardless whereas otherwise instead alternatively conversely similarly likewise
    example instance illustrate illustration illustrative etc namely specifically particular
    particularly especially respect regard regarding term terms matter matters compelling
    convincing convince convincingly persuasive persuade persuasion plausible plausibility
    implausible`,
  "knowing and supposing": `
    may might could would should can must possible possibility possibilities possibly impossible
    impossibility impossibly probable probability probably likely likelihood unlikely perhaps
    maybe uncertain uncertainty uncertainties certain certainty certainly sure surely assured
    unsure undoubtedly definitely definite definitive absolute absolutely assume assumed assuming
    assumption presume presumably presumption presuppose suppose supposed supposedly supposition
    believe belief believable think thinks thinking thought thoughtful feel feels feeling felt
    seem seems seemingly appear appearance know knows knowing known knew consider considered
    considering consideration evidence evidential evidently proof prove proves proved proving
    demonstrate demonstration demonstrable show shows showed shown showing indicate indication
    indicative suggest suggestion suggestive imply implies implied implicit implicitly explicit
    explicitly mean means meaning meant interpret interpretation guess speculate speculation
    speculative judge judgment judgement decide decision decisive decision-making decision-maker
    decision-makers choose chooses choosing chose chosen choice select selection selective prefer
    preference preferable preferred recommend recommendation advise advisable advice confident
    confidence overconfidence overconfident optimistic optimism optimist pessimistic pessimism
    pessimist hope hopeful hopefully fear wishful apparently arguably generally typically usually
    normally commonly often frequently frequent frequency sometimes occasionally occasional rarely
    rare seldom never always fact facts factual factually reality realities actual actually real
    really indeed truly literally fundamentally ultimately eventually inevitably inevitable
    unavoidable objectivity objectively subjective subjectivity subjectively anecdotal empirical
    empirically`,
  change: `
    change changing changeable alter alteration shift transition transform transformation
    transformative evolve evolution evolving grow grows growing grew grown growth expand expansion
    extend extension extensive extent increase increased increasing increasingly decrease
    decreased decreasing raise rise rises rising rose risen drop fall falls falling fell fallen
    lower lowers lowered higher worsen worsening escalating accelerate acceleration slow slower
    slowly slows slowed fast faster fastest rapid rapidly quick quicker quickly speed gradual
    gradually sudden suddenly abrupt fluctuate fluctuation volatile volatility variability
    variable variation variance vary varies varied varying different differ differs difference
    differing differently differentiate diverse diversity remain stay keep keeps keeping kept
    unchanged persist persistent persistence trend dynamic dynamics momentum become becomes
    becoming became turn turns turning turned replace replacement substitute switch move moves
    moved moving new newer newest newly old older existing current currently previous previously
    prior former status quo status-quo`,
  "amount and degree": `
    significant significance significantly insignificant substantially considerably many much more
    most several various multiple numerous plenty lot lots few fewer little less lesser least some
    any amount number quantity total overall whole wholly entire entirely full fully partial
    partially partly part parts portion half majority minority average high highly low large
    larger largest largely big bigger biggest huge vast enormous massive tremendous immense small
    smaller smallest minor minimal minimum maximum tiny slight slightly marginal marginally
    moderate moderately modest modestly negligible trivial extra additional addition further added
    add adds adding level degree magnitude scale scaling size rate range proportion ratio
    percentage greatly strongly heavily heavy widely wide wider broad broader broadly mostly
    mainly primarily predominantly nearly almost approximately roughly about around somewhat
    fairly rather relatively relative comparatively very too incredibly exactly exact precisely
    only merely just simply solely single unique uniquely sole every each all none nothing both
    either neither another other others same similar similarity equal equally equivalent identical
    alike disproportionate disproportionately exceed exceeds exceeding excess surpass outnumber
    unlimited endless countless infinite`,
  time: `
    time times timing timely time-consuming timed soon sooner later late latest earlier earliest
    now today nowadays tomorrow presently future past recent recently immediate immediately
    instant instantly long longer longest long-term longer-term short shorter shortest short-term
    shortly mid-term medium-term near-term period duration moment day days daily week weeks weekly
    month months monthly quarter quarterly year years yearly annual annually decade before after
    afterwards during while when whenever until since already yet still again once twice ever
    forever permanent permanently temporary temporarily initial initially first firstly second
    secondly third thirdly last lastly next final finally end ends ended ending subsequent
    subsequently simultaneously simultaneous meanwhile advance upfront up-front constantly
    constant repeatedly repeat repeated consistently historically historical history urgent
    urgency`,
  "people in general": `
    people person individual human somebody someone anybody anyone everybody everyone nobody
    no-one one ones team teammate group organization organisation organizations company companies
    business businesses enterprise firm corporation institution department user customer client
    consumer stakeholder shareholder partner partnership employee staff worker workforce personnel
    colleague member executive owner professional professionally specialist beneficiary party
    parties third-party audience public community communities society competitor competition rival
    market marketplace industry industries sector actor player self themselves oneself itself`,
  "things in general": `
    thing things something anything everything stuff item element component piece aspect facet
    dimension feature characteristic attribute trait nature essence type kind sort form forms
    category categories area domain territory topic subject theme detail details detailed
    detailing specific specifics specificity generic general generality generalize generalise
    generalization generalisation abstract concrete common commonplace normal typical usual
    unusual special exception exceptional exceptionally ordinary conventional traditional
    tradition place places placed placing way ways manner mode path route direction option
    optional alternative variant version structure structural structured structuring order
    ordering list listing set sets mix mixture collection bundle bulk rest remainder base based
    layer content material materially idea concept conceptual notion tool tooling technology
    technologies technological technical technically technicality function functional
    functionality service product operation operational operationally operate logistics logistical
    logistically financial financially economic economical economically legal legally regulatory
    compliance comply compliant ethical ethically reputational reputation commercial internal
    internally external externally local global globally universal universally landscape ecosystem
    infrastructure bottom line big-picture picture world life work works working worked job care
    energy investment invest invested`,
  "doing in general": `
    do does doing done did get gets getting got gotten give gives giving gave given take takes
    taking took taken go goes going went gone come comes coming came put puts putting let lets run
    runs running ran have has having had need needs needing want wants wanted ask asks asking
    asked look looks looking looked see sees seeing saw seen say says saying said tell tells
    telling told call called play plays playing lie lies lying allow permit permission tend tends
    tendency serve serving receive obtain acquire earn accept reject rejection rejected deny
    denial refuse succeed succeeding survive survival exist exists existence non-existent
    nonexistent exhibit contain consist comprise constitute represent representation
    representative reflect reflection refer reference cover coverage cross concentrate
    concentration balance balancing weigh weighed weighing face faces faced facing encounter omit
    omission miss misses missed missing compromise compromised fit fits fitting fitted suit suits
    suited belong match matches matching resemble account accounted define definition defined
    undefined specify specified unspecified characterize outline summarize summary summarise
    overview highlight emphasize emphasise emphasis stress stressed underline underscore deal
    deals dealing dealt treat overthink rethink reconsider reconsideration reassess reassessment
    reevaluate re-evaluate reevaluation revisit reexamine re-examine double-check cross-check
    guard protect protection protective rely relies relied relying reliance trustworthiness afford
    affordable affordability demand demanding expectancy`,
  "more adjectives": `
    ambitious ample arbitrary broad-based clear-cut close closed closer collective conservative
    convoluted cumulative deep deeper deeply deliberate deliberately direct directly indirect
    indirectly distinct elaborate end-to-end equitable established far far-reaching fresh fruitful
    holistic holistically impartial incremental incrementally independent independently intangible
    tangible intensive integral interested interest interests interesting intrinsic intricate
    intricacy intricacies irreversible reversible isolated isolation lasting lean manageable
    unmanageable mere multi-faceted multifaceted mutual natural naturally neutral nuanced nuance
    nuances one-sided one-size-fits-all open-ended overwhelming overwhelmed overwhelmingly
    pertinent pivotal pragmatic pragmatism predetermined prevalent prevailing profound prominent
    readily real-world respective respectively resilient resilience seamless seamlessly sensitive
    sensitivity separate separately settled smooth smoothly so-called sophisticated sophistication
    stringent strict strictly subtle subpar tailored tentative tolerable tolerance transient
    two-sided ubiquitous unbiased uncontrolled uncontrollable underdeveloped undervalued
    overvalued underutilized unfounded unfortunate unfortunately fortunately uniform unjustified
    unmitigated unproven unquestioned unrelated unsupported unsubstantiated substantiate
    substantiated untested unverified unwarranted warranted unwilling willing willingness usable
    usability user-friendly versatile well-defined well-designed well-established well-informed
    well-planned well-thought-out wide-ranging widespread win-win zero-sum`,
  "adverbs and other forms": `
    effectively ineffectively adequately inadequately appropriately inappropriately accurately
    inaccurately completely incompletely actively passively collectively extensively
    comprehensively securely sensitively progressively prematurely legitimately purely remotely
    intensely positively negatively productively creatively creative creativity attentively
    decisively competitively positives negatives reasonably unreasonably reliably notably
    preferably sustainably suitably feasibly plausibly comfortably acceptably favorably favourably
    noticeably measurably predictably unpredictably avoidably unavoidably responsibly sensibly
    flexibly visibly terribly realistically unrealistically drastically automatically automatic
    logically illogically technologically pragmatically optimistically pessimistically
    dramatically dramatic intrinsically simplified clarified modified verified quantified
    rectified supplied denied complied classified qualified qualify qualification unqualified
    diversified diversify diversification multiplied multiply intensified intensify unified unify
    amplified amplify amplification magnify magnified amplifies hoped hopes hoping eases eased
    easing rates rated rating roles rules ruled aims gaps acts aids sides sided types modes sizes
    lines jobs odds loses plans steps wins win winning won winner hide hides hiding hid stop stops
    stopped stopping dropped dropping admitted admitting committing omitted omitting referred
    referring permitted permitting transferred transfer submitted submit benefited benefitted
    benefiting fixes fixed mixed broke break breaks breaking broken spend spends spent seek seeks
    sought seeking hear heard understands weighted overridden override undone undo forgot forget
    forgotten forgetting underwent undergo undergone disproven disprove disproved disproof
    unproved`,
  "making better or worse": `
    exacerbate exacerbated aggravate aggravation compound heighten heightened deepen widen prolong
    prolonged lengthy protracted intense intensity obscure conceal reveal uncover expose surface
    materialize materialise derail derailed stall stagnate stagnation falter backfire snowball
    ripple unravel erode erosion diminish dilute distort distortion divert distract distraction
    discourage discouragement dissatisfaction dissatisfied disappoint disappointed disappointing
    disappointment frustrate frustration frustrating confuse confused confusing confusion alienate
    demotivate unmotivated disengage disengaged disengagement stressful pressure pressured strain
    overburden burdensome onerous cumbersome arduous laborious tedious inconvenience hassle
    nuisance annoying annoy bother mess messy chaos chaotic disorder disorganized disorganised
    disarray fragmentation fragmented inertia complacency complacent overreliance over-reliance
    over-dependence mismanage mismanagement mishandle misuse misallocation misjudging misstep
    misfit shortfall shortfalls underperform underperformance underperforming disproportion
    disparity disparities inequality inequity imbalance prone susceptible susceptibility conducive
    hostile compatible compatibility incompatible incompatibility workable unworkable tenable
    untenable irreparable unfavourably inferior inferiority mediocre inconclusive conclusiveness
    indeterminate fluke coincidence coincidental luck lucky unlucky fortunate fate pain pains
    painful worst-case best-case edge-case what-if thrive flourish prosper prosperity robustly
    reap yields cost-effective cost-effectiveness cost-efficient cost-benefit value-added
    high-risk low-risk high-impact low-impact high-level low-level well-being wellbeing welfare`,
  "shrugs and tastes": `
    yes yeah no not ok okay nah dunno idk tbd todo n/a na placeholder whatever whichever whoever
    wherever anyway anyhow anywhere somewhere everywhere nowhere somehow like liked likes dislike
    disliked love loved hate happy happier unhappy sad glad cool awesome amazing fantastic
    wonderful terrific brilliant superb terrible awful horrible stupid dumb silly crazy insane
    ridiculous absurd nonsense pointless meaningless boring weird strange odd funny curious sorry
    please thanks thank welcome hello above below aforementioned ditto idem self-evident
    self-explanatory common-sense commonsense sense senses obviously plainly undeniably undeniable
    unquestionably unquestionable indisputable indisputably indubitably honestly frankly
    personally bet bunch couple handful bit bits kinda sorta pretty totally utterly utter sheer
    plain`,
  "planning, more words": `
    analytics brainstorm brainstorming workshop ideate deep-dive kickoff kick-off onboarding
    stand-up sync roundtable session sessions agenda action-plan action-item follow-through
    sign-off approval approve approved authorization authorize mandate mandated mandatory
    compulsory obligatory obligation oblige voluntary charter remit terms-of-reference committee
    taskforce task-force working-group champion sponsor sponsorship facilitator moderator
    lead-time critical-path risk-management risk-register risk-assessment risk-averse
    change-management project-management quality-assurance quality-control stakeholder-engagement
    cross-functional interdisciplinary multidisciplinary top-down bottom-up hands-on step-by-step
    day-to-day case-by-case ad-hoc ad hoc on-time up-to-date out-of-date on-track off-track
    in-depth in-house outsource outsourcing sourcing turnaround lifecycle life-cycle backlog
    prioritized reprioritize sequencing sequence parallel concurrently concurrent checkpoints
    go-live go/no-go exit-criteria acceptance-criteria success-criteria data-driven evidence-based
    results-oriented outcome-based goal-oriented value-driven customer-centric user-centric
    future-proof future-proofing fit-for-purpose fail-safe failsafe failproof foolproof
    bulletproof watertight airtight countermeasure countermeasures workaround stopgap interim
    provisional makeshift redundant safeguarded insured protocol protocols rigorously meticulous
    meticulously methodical methodically disciplined discipline steadfast steady steadily stepwise
    cautiously tailor customize customise customization customized personalize personalized
    toolkit template templates playbook handbook guide guides guiding guided instruct instruction
    instructional coach coaching mentor mentoring mentorship upskill upskilling reskilling certify
    certified certification accredit accreditation incentive incentives incentivize incentivise
    rewarding penalty penalize sanction sanctions reassurance reassure reassuring visibility
    visible traceability traceable auditable reproducible reproducibility replicate replication
    representativeness statistically statistical statistic statistics`,
  "what was left over": `
    meetings misunderstandings warnings gather gathering gathered collect collecting comfortable
    uncomfortable system systems channel channels predefined whether beyond apart available
    availability unavailable population leave leaves leaving left buy senior accumulate
    accumulated accumulation rollback tackles beginnings settings workings holdings offerings
    undertakings trainings weaknesses uneasy unease overlap inclination inclined tempting
    temptation intuition intuitive counterintuitive instinct gut imagine imagination imaginable
    unimaginable aspiration aspire ambition eager eagerness enthusiastic enthusiasm interest-based
    self-interest vested stake stakes at-stake hinge hinges crux gist upshot takeaway takeaways
    key-point bottom-line caveats nitpick quibble cherry-pick cherry-picked hindsight foresight
    insightful blind blind-spot spotlight underpin underpinning rests resting presence lifespan
    lived unfold unfolds unfolding foreshadow prerequisite prerequisites precondition enablers
    derive derived derivation ground grounds grounded groundless well-founded ill-founded weighty
    trivially contextualize generalizable transferable applicability irreversibility reversibility
    worst-of-all half-hearted lackluster lukewarm piecemeal patchwork quick-fix band-aid
    silver-bullet panacea slippery-slope chicken-and-egg apples-to-apples low-hanging
    pros-and-cons give-and-take second-guess overreact overreaction underreact wait-and-see
    business-as-usual go-to rule-of-thumb trial-and-error nice-to-have must-have so-so hit-or-miss
    all-or-nothing either-or black-and-white`,
};
