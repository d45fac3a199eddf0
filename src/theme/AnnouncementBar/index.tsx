// Change: nothing. The site announces nothing above its pages, and the stock bar comes with every first load.
export default function AnnouncementBar(): null {
  return null;
}
