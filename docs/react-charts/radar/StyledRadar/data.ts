export const series = [
  {label: 'Online store', data: [4.4, 3.9, 4.1, 3.2, 3.5], fillArea: true},
];

export const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Returns'],
};
