/** The kind of data under which a document is drawn across the calendar. */
const TYPE = 'application/x-campaign-document';

/** Lets an element carry the id of a document. */
export const carries = (id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: React.DragEvent) => {
    dataTransfer.setData(TYPE, id);
    dataTransfer.effectAllowed = 'move';
  },
});

/** Whether something that is drawn over an element is a document. */
export const isDocument = ({ dataTransfer }: React.DragEvent): boolean =>
  dataTransfer.types.includes(TYPE);

export const documentIn = ({ dataTransfer }: React.DragEvent): string => dataTransfer.getData(TYPE);
