/**
 * Says in words that a browser is too old for this page, where the page itself could not run. Written for browsers of any age, and served
 * as it stands. The two functions came with Chromium 93, Firefox 92 and Safari 15.4 (`browserslist` in package.json).
 */
(function () {
  if ('at' in Array.prototype && 'hasOwn' in Object) return;
  document.getElementById('old-browser').removeAttribute('hidden');
  document.body.removeChild(document.getElementById('root'));
})();
