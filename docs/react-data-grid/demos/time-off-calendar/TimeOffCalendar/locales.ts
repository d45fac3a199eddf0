import {enUS, frFR} from '@mui/x-data-grid-premium/locales';

const english = {
  title: 'Time off',
  people: 'People',
  team: 'Team',
  out: 'Out of office',
  today: 'Today',
  previous: 'Previous month',
  next: 'Next month',
  search: 'Search people',
  vacation: 'Vacation',
  sick: 'Sick leave',
  holiday: 'Public holiday',
  birthday: 'Birthday',
  wide: 'Wide columns',
  group: 'Group by team',
  present: 'Hide people away today',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
};

const french: typeof english = {
  title: 'Absences',
  people: 'Personnes',
  team: 'Équipe',
  out: 'Absents',
  today: 'Aujourd’hui',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  search: 'Rechercher',
  vacation: 'Congés',
  sick: 'Arrêt maladie',
  holiday: 'Jour férié',
  birthday: 'Anniversaire',
  wide: 'Colonnes larges',
  group: 'Grouper par équipe',
  present: 'Masquer les absents du jour',
  days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
};

export type Text = typeof english;

/** The labels of the demo and of the grid. */
export const locales = {
  en: {name: 'English', text: english, grid: enUS},
  fr: {name: 'Français', text: french, grid: frFR},
};

export type Locale = keyof typeof locales;
