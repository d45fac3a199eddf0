export const series = [
  {
    curve: 'pyramid' as const,
    variant: 'outlined' as const,
    data: [
      {value: 4200, label: 'Viewed timetable'},
      {value: 2650, label: 'Chose crossing'},
      {value: 1480, label: 'Entered names'},
      {value: 1130, label: 'Paid'},
    ],
  },
];
