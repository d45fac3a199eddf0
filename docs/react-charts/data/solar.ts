/** What the panels on the roof of a house produced and what the house used, by month, in kWh. */
export const solar = {
  months: [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ],
  produced: [142, 218, 386, 492, 571, 602, 618, 541, 408, 262, 151, 108],
  used: [412, 368, 341, 296, 268, 251, 259, 264, 278, 322, 371, 426],
};
