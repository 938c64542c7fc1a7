/**
 * Says in words that a browser is too old for this page, where the page itself could not run. Written for browsers of any age, and served
 * as it stands. The two functions came with Chromium 93, Firefox 92 and Safari 15.4 (`browserslist` in package.json).
 */
(function () {
  if ('at' in Array.prototype && 'hasOwn' in Object) return;
  var words = document.importNode(document.getElementById('old-browser').content, true);
  document.body.replaceChild(words, document.getElementById('root'));
})();
