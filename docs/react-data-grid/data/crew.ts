/** A vessel of a ferry company, or somebody who works on it. */
export interface CrewMember {
  id: number;
  /** From the vessel down to the row itself: `['Tern', 'Deck', 'Amir Haddad']`. */
  path: string[];
  role: string;
  /** In a week. */
  hours: number | null;
}

/** The vessels, their departments, and the people in them. */
export const crew: CrewMember[] = [
  {id: 1, path: ['Tern'], role: 'Car ferry', hours: null},
  {id: 2, path: ['Tern', 'Deck'], role: 'Department', hours: null},
  {id: 3, path: ['Tern', 'Deck', 'Amir Haddad'], role: 'Captain', hours: 42},
  {id: 4, path: ['Tern', 'Deck', 'Keiko Mori'], role: 'Mate', hours: 40},
  {id: 5, path: ['Tern', 'Deck', 'Tomas Vik'], role: 'Deckhand', hours: 38},
  {id: 6, path: ['Tern', 'Engine'], role: 'Department', hours: null},
  {id: 7, path: ['Tern', 'Engine', 'Priya Nair'], role: 'Engineer', hours: 40},
  {id: 8, path: ['Petrel'], role: 'Passenger ferry', hours: null},
  {id: 9, path: ['Petrel', 'Deck'], role: 'Department', hours: null},
  {id: 10, path: ['Petrel', 'Deck', 'Solveig Lund'], role: 'Captain', hours: 44},
  {id: 11, path: ['Petrel', 'Deck', 'Mateo Cruz'], role: 'Deckhand', hours: 36},
  {id: 12, path: ['Petrel', 'Service'], role: 'Department', hours: null},
  {id: 13, path: ['Petrel', 'Service', 'Lena Busch'], role: 'Steward', hours: 30},
  {id: 14, path: ['Skua'], role: 'In the yard', hours: null},
];
