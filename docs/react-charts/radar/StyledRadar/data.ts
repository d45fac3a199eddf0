export const series = [
  {label: 'Rye bread, points', data: [8.4, 6.1, 9.2, 9.5, 6.8], fillArea: true},
];

export const radar = {
  max: 10,
  metrics: ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks'],
};
