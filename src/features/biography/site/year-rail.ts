/** Marks the year in view on the rail, and scrolls the rail to it. */
const links = document.querySelectorAll<HTMLAnchorElement>('.timeline-rail a');
const rail = document.querySelector('.timeline-rail');

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const link of links) {
        if (link.hash !== `#${target.id}`) continue;
        if (!isIntersecting) {
          link.removeAttribute('aria-current');
          continue;
        }
        link.setAttribute('aria-current', 'location');
        rail?.scrollTo({ left: link.offsetLeft - rail.clientWidth / 2 });
      }
    }
  },
  // A chapter is in view when it crosses this line, a little above the middle.
  { rootMargin: '-40% 0px -60%' },
);
for (const { hash } of links) {
  const chapter = document.getElementById(hash.slice(1));
  if (chapter) observer.observe(chapter);
}

export {};
