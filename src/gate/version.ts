/**
 * Version of the gate's rules, 1, 2, … A review file says by which version its items were judged.
 * It stands apart so that whoever only reads or writes files does not load the gate.
 */
export const GATE_VERSION = 3;
