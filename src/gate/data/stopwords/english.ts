/**
 * English words that carry no content of their own here. Kept as the recorded behaviour of the
 * earlier program has it: some near relatives (never, still, nobody, among …) do count as content.
 */
export const ENGLISH = `
a an the this that these those
i me my mine myself we us our ours ourselves you your yours yourself yourselves
he him his himself she her hers herself it its itself they them their theirs themselves one
who whom whose which what
when where why how
and or but nor so yet if then because while although though either neither both
about above after against around as at before below between by down during for from in into
of off on onto out over per through to toward towards under until up upon via with within without
am is are was were be been being have has had having do does did doing done
can could may might must shall should will would ought cannot let lets get gets got
ain aren couldn didn doesn don hadn hasn haven isn mightn mustn needn shan shouldn wasn weren won
wouldn ll re ve arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt shouldnt wasnt wont
wouldnt
all any each every few more most much other others own same some such
than
`;

/** Negations, fillers, empty evaluations and the protocol's own nouns, which carry none either. */
export const ENGLISH_FILLERS = `
no not only again also further here just now once rather there too very
actually basically certainly clearly definitely even ever literally maybe obviously perhaps
probably quite really simply truly totally
bad best better good great right worse worst wrong
argument assumption claim counter counterargument point points
`;
