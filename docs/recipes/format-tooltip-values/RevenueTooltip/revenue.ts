/** Revenue in US dollars. The partner program started in March. */
export const revenue = [
  {month: new Date(2025, 0, 1), online: 142_300, stores: 161_050, partners: null},
  {month: new Date(2025, 1, 1), online: 151_800, stores: 158_420, partners: null},
  {month: new Date(2025, 2, 1), online: 168_450, stores: 166_900, partners: 21_700},
  {month: new Date(2025, 3, 1), online: 159_900, stores: 171_300, partners: 34_150},
  {month: new Date(2025, 4, 1), online: 183_250, stores: 170_800, partners: 41_600},
  {month: new Date(2025, 5, 1), online: 197_600, stores: 172_240, partners: 52_380},
];

export const totals = revenue.map(
  ({online, stores, partners}) => online + stores + (partners ?? 0),
);
