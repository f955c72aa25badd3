/** The attributes of the whole page that style sheets and scripts read. */
export const { dataset } = document.documentElement;
