/** The parts of a scene, as the house writes them down: see src/gruft/kernel/scene.py. */

export type { Choice, Decision, Piece, Scene, Spot, Telling, Zone } from "./messages";
