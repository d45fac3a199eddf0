/**
 * Components by the name that they had before: where a release lacks a component, the rows of its former self are read in
 * its place, so that what became of them can be told.
 */
export const FORMER_OWNERS: Readonly<Record<string, readonly string[]>> = {
  DateCalendar: ['CalendarPicker'],
  DayCalendarSkeleton: ['CalendarPickerSkeleton'],
  MonthCalendar: ['MonthPicker'],
  SimpleTreeView: ['TreeView'],
  TimeClock: ['ClockPicker'],
  TreeItemDragAndDropOverlay: ['TreeItem2DragAndDropOverlay'],
  TreeItemIcon: ['TreeItem2Icon'],
  TreeItemProvider: ['TreeItem2Provider'],
  YearCalendar: ['YearPicker'],
};
