/* isodyn workbench, sources 0f836ac9d2346e7539d517425725a9023e1873583c33ffb67d466d729c2262f0 */
"use strict";(()=>{var Y1=Object.defineProperty;var J1=(n,e)=>{for(var t in e)Y1(n,t,{get:e[t],enumerable:!0})};var Dt,$y,Wm,Bo,Hm,ud,Xy,ld,Yy,qm,Gm,j1,_u=Symbol.for("pv"),hd={},dd=[],K1=/^m(i|n|o|s|text|space)$/,$m=Array.isArray,Xm=dd.slice,Ta=Object.assign;function Aa(n){n&&n.parentNode&&n.remove()}function Nl(n,e,t){var i,s,r,o={},a=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:o[r]=e[r];return a>2&&(o.children=a>3?Xm.call(arguments,2):t),yu(n,o,i,s,null)}function yu(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_u,__v:s||++$y,__i:-1,__u:0};return!s&&Dt.vnode&&Dt.vnode(r),r}function st(n){return n.children}function Dl(n,e){this.props=n,this.context=e,this.__g=0}function zo(n,e){if(e==null)return n.__&&zo(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:zo(n)}function Z1(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=Ta({constructor:_u},t)).__v=t.__v+1,Dt.vnode&&Dt.vnode(e),Ym(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,s,i||zo(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,e_(s,e,r),t.__=t.__e=null,e.__e!=i&&Jy(e))}function Jy(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Jy(n)}function Wy(n){(8&n.__g||(n.__g|=8,Bo.push(n),ud++))&&Hm==Dt.debounceRendering||((Hm=Dt.debounceRendering)||queueMicrotask)(jy)}function jy(){try{for(var n,e=1;Bo.length;)Bo.length>e&&Bo.sort(Xy),n=Bo.shift(),e=Bo.length,8&n.__g&&Z1(n)}finally{(ud=Bo.length)&&(Hm||queueMicrotask)(jy)}}function Ky(n,e,t,i,s,r,o,a,l,c,u){var d,h,f,g,y,m,v=i.__k||dd,_=e.length;for(l=Q1(t,e,v,l,_),d=0;d<_;d++)(f=t.__k[d])!=null&&(h=~f.__i&&v[f.__i]||hd,f.__i=d,m=Ym(n,f,h,s,r,o,a,l,c,u),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&Jm(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||g,f)),y=y||g,4&f.__u?(l=Zy(f,l,n,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&m!==void 0?l=m:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=y,l}function Q1(n,e,t,i,s){var r,o,a,l,c,u,d,h,f,g=t.length,y=g,m=0,v=0,_=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=_[r]=yu(null,o):$m(o)?o=_[r]=yu(st,{children:o}):o.constructor===_u&&o.__b?o=_[r]=yu(o.type,o.props,o.key,o.ref,o.__v):_[r]=o,l=r+m,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=eA(o,t,l,y))&&(y--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,v=1)):(~c||(s>g?m--:s<g&&m++),typeof o.type!="function"&&(o.__u|=4))):_[r]=null;if(v){for(u=[],d=[],r=0;r<s;r++)if((o=_[r])&&16&o.__u){for(m=0,h=u.length;m<h;)u[f=m+h>>1]<o.__i?m=f+1:h=f;u[m]=o.__i,d[r]=m+1}for(m=u.length;r--;)d[r]&&(d[r]==m?m--:_[r].__u|=4)}if(y)for(r=0;r<g;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=zo(a)),jm(a,a));return i}function Zy(n,e,t,i){var s,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=Zy(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=zo(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function eA(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function qy(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function ad(n,e,t,i,s){var r,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||qy(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||qy(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=Gm[e]||(Gm[e]=tA(e)),(n.__a||(n.__a={}))[e]=qm,r=e!=(e=e.replace(Yy,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function tA(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[ld]==null)e[ld]=qm++;else if(e[ld]<this.__a[n])return;return t(Dt.event?Dt.event(e):e)}}}function Ym(n,e,t,i,s,r,o,a,l,c){var u,d,h,f,g,y,m,v,_,w,b,C,S,x,A,O,N,k,z=e.type;if(e.constructor!==_u)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,d=r=[],u.nodeType==8?a=cd(u,r):r.push(u),a=r[0]||a),(u=Dt.__b)&&u(e);e:if(typeof z=="function"){h=o.length;try{if(v=e.props,_=(u=z.prototype)&&u.render,w=(u=z.contextType)&&i[u.__c],b=u?w?w.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(_?e.__c=f=new z(v,b):(e.__c=f=new Dl(v,b),f.constructor=z,f.render=iA),w&&w.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),z.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Ta({},f.__s)),Ta(f.__s,z.getDerivedStateFromProps(v,f.__s)))),g=f.props,y=f.state,f.__v=e,t.__c){if(v!==g&&_&&!z.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(v,b),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,b)===!1){e.__v!=t.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(G){G&&(G.__=e)}),dd.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=zo(t);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,b),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,y,m)})}else _&&!z.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=b,f.props=v,f.__P=n,f.__g&=-5,C=Dt.__r,S=_?25:0;do f.__g&=-9,C&&C(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);_&&(dd.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=Ta({},i,f.getChildContext())),_&&t.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(g,y)),x=u&&u.type===st&&u.key==null?u.props.children:u,v.__P&&(u=a,s=(n=v.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(G){G&&jm(G,G)}),t.__k=null),a=t.__k?zo(t,0):null),a=Ky(n,$m(x)?x:[x],e,t,i,s,r,o,a,l,c),v.__P&&(e.__e=null,a=u),e.__u&=-161,d&&d.some(Aa),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(G){if(o.length=h,e.__v=null,l||r)if(G&&G.then){if(e.__u|=128|l,r){for(~(N=r.indexOf(a||void 0))||(N=r.length);(k=r[N-1])&&k.nodeType==8;)N--;for(;N<r.length;N++)if(k=r[N])if(r[N]=null,A){if(k==O)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(O=cd(A=k))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(u=cd(A=e.__c.__z||(e.__c.__z=A)))?(e.__e=A,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(Aa);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),G&&G.then||Qy(e),Dt.__e(G,e,t)}}else a=e.__e=nA(t.__e,e,t,i,s,r,o,l,c,n);return(u=Dt.diffed)&&u(e),a}function cd(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function Qy(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Qy))}function e_(n,e,t){for(var i=0;i<t.length;)Jm(t[i++],t[i++],t[i++]);Dt.__c&&Dt.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Dt.__e(r,s.__v)}})}function nA(n,e,t,i,s,r,o,a,l,c){var u,d,h,f,g,y,m,v,_=t.props||hd,w=e.props,b=e.type;if(b=="svg"?s="http://www.w3.org/2000/svg":b=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(b?g.localName==b:g.nodeType==3)){n=g,r[u]=null;break}}if(!n){if(v=c.ownerDocument||document,!b)return v.createTextNode(w);n=v.createElementNS(s,b,w.is?w:c),a&&(Dt.__m&&Dt.__m(e,r),a=!1),r=null}if(b){if(c=b=="template"&&n.content||n,r=b=="textarea"&&w.defaultValue!=null?null:r&&Xm.call(c.childNodes),!a&&r)for(_={},u=0;u<n.attributes.length;u++)_[(g=n.attributes[u]).name]=g.value;for(u in _)g=_[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||ad(n,u,null,g,s);for(u in w)g=w[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?d=g:u=="value"?y=g:u=="checked"?m=g:a&&typeof g!="function"||_[u]===g||ad(n,u,g,_[u],s);d?(a||h&&(d.__html==h.__html||d.__html==n.innerHTML)||(n.innerHTML=d.__html),e.__k=[]):(h&&(n.textContent=""),(b=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&K1.test(b))&&(s="http://www.w3.org/1999/xhtml"),Ky(c,$m(f)?f:[f],e,t,i,s,r,o,r?r[0]:t.__k&&zo(t,0),a,l),r&&r.some(Aa)),a&&b!="textarea"||(u="value",b=="progress"&&y==null?n.removeAttribute(u):y==null||y===n[u]&&(b!="progress"||y)||ad(n,u,y,_[u],s),u="checked",m!=null&&m!=n[u]&&ad(n,u,m,_[u],s))}else _===w||a&&n.data==w||(n.data=w);return n}function Jm(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Dt.__e(s,t)}}function jm(n,e,t){var i,s,r,o;if(Dt.unmount&&Dt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Jm(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Dt.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&jm(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=cd(i,r=[]))&&(i==n.__e&&r.some(Aa),Aa(s),Aa(i)),t||Aa(n.__e),n.__e=n.__c=n.__=null}function iA(n,e,t){return this.constructor(n,t)}function t_(n,e){var t,i,s,r;Dt.__&&Dt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=yu(st,{children:[n]}),s=[],r=[],Ym(e,e.__k,i||hd,hd,e.namespaceURI,i?null:e.firstChild?Xm.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),e_(s,e.__k,r),e.__k.props.children=null}Dt={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw ud=0,n}},$y=0,Wm=function(n){return n!=null&&n.constructor===_u},Dl.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Ta({},this.state)),typeof n=="function"&&(n=n(Ta({},t),this.props)),n&&(Ta(t,n),this.__v&&(e&&this.__k.push(e),Wy(this)))},Dl.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),Wy(this))},Dl.prototype.render=st,Bo=[],ud=0,Xy=function(n,e){return n.__v.__b-e.__v.__b},ld=Symbol(),Yy=/(PointerCapture)$|Capture$/i,qm=0,Gm={},j1=0;var Fl,Fi,Km,n_,sA=Object.is,Zm=0,h_=[],Qm=[],Hn=Dt,i_=Hn.__b,s_=Hn.__r,r_=Hn.diffed,o_=Hn.__c,a_=Hn.unmount,l_=Hn.__;function fd(n,e){Hn.__h&&Hn.__h(Fi,n,Zm||e),Zm=0;var t=Fi.__H||(Fi.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function Mt(n,e){var t=fd(Fl++,3);!Hn.__s&&n0(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Fi.__H.__h.push(t))}function t0(n,e){var t=fd(Fl++,4);!Hn.__s&&n0(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Fi.__h.push(t))}function Wt(n){return Zm=5,pd(function(){return{current:n}},[])}function pd(n,e){var t=fd(Fl++,7);return n0(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function Cr(){var n=fd(Fl++,11);if(!n.__){for(var e=Fi.__v;!e.__m&&e.__;)e=e.__;var t=e.__m||(e.__m=[0,0]);n.__="P"+t[0]+"-"+t[1]++}return n.__}function rA(){var n;do{for(;n=Qm.shift();)try{xu(n)}catch(t){Hn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=h_.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(xu),e.__h.some(e0),e.__h=[]}catch(t){e.__h=[],Hn.__e(t,n.__v)}}}while(Qm.length)}Hn.__b=function(n){Fi=null,i_&&i_(n)},Hn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),l_&&l_(n,e)},Hn.__r=function(n){s_&&s_(n),Fl=0;var e=(Fi=n.__c).__H;e&&(Km==Fi?Fi.__h=[]:(e.__h.some(xu),e.__h.some(e0),Fl=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Km=Fi},Hn.diffed=function(n){r_&&r_(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&u_(h_.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Km=Fi=null},Hn.__c=function(n,e){e.some(function(t){try{t.__h.some(xu),t.__h=t.__h.filter(function(i){return!i.__||e0(i)})}catch(i){t.__h=[function(){throw i}]}}),o_&&o_(n,e)},Hn.unmount=function(n){a_&&a_(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,u_(Qm.push(s))}else xu(s)}catch(r){e=r}}),i.__H=void 0,e&&Hn.__e(e,i.__v))};var c_=typeof requestAnimationFrame=="function";function oA(n){var e,t=function(){clearTimeout(i),c_&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);c_&&(e=requestAnimationFrame(t))}function u_(n){n!=1&&n_==Hn.requestAnimationFrame||((n_=Hn.requestAnimationFrame)||oA)(rA)}function xu(n){var e=Fi,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Fi=e}function e0(n){var e=Fi;n.__c=n.__(),Fi=e}function n0(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!sA(t,n[i])})}var aA=Symbol.for("preact-signals");function yd(){if(io>1)io--;else{var n,e=!1;for((function(){var s=gd;for(gd=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var o=r.t;o!==void 0;o=o.x)o.i===s.i&&(o.i=r.i);s=s.o}})();Mu!==void 0;){var t=Mu;for(Mu=void 0,md++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&f_(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(md=0,io--,e)throw n}}function Ks(n){if(io>0)return n();i0=++lA,io++;try{return n()}finally{yd()}}var bu,Mn=void 0;function Su(n){var e=Mn,t=bu;Mn=void 0,bu=void 0;try{return n()}finally{Mn=e,bu=t}}var Mu=void 0,io=0,md=0,lA=0,i0=0,gd=void 0,vd=0;function d_(n){if(Mn!==void 0){var e=n.n;if(e===void 0||e.t!==Mn)return e={i:0,S:n,p:Mn.s,n:void 0,t:Mn,e:void 0,x:void 0,r:e},Mn.s!==void 0&&(Mn.s.n=e),Mn.s=e,n.n=e,32&Mn.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Mn.s,e.n=void 0,Mn.s.n=e,Mn.s=e),e}}function oi(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}oi.prototype.brand=aA;oi.prototype.h=function(){return!0};oi.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:Su(function(){var i;(i=e.W)==null||i.call(e)}))};oi.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&Su(function(){var s;(s=e.Z)==null||s.call(e)}))}};oi.prototype.subscribe=function(n){var e=this;return Rt(function(){var t=e.value;Su(function(){return n(t)})},{name:"sub"})};oi.prototype.valueOf=function(){return this.value};oi.prototype.toString=function(){return this.value+""};oi.prototype.toJSON=function(){return this.value};oi.prototype.peek=function(){var n=this;return Su(function(){return n.value})};Object.defineProperty(oi.prototype,"value",{get:function(){var n=d_(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(md>100)throw new Error("Cycle detected");(function(t){io!==0&&md===0&&t.l!==i0&&(t.l=i0,gd={S:t,v:t.v,i:t.i,o:gd})})(this),this.v=n,this.i++,vd++,io++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{yd()}}}});function pe(n,e){return new oi(n,e)}function f_(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function p_(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function m_(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function Ea(n,e){oi.call(this,void 0,e),this.x=n,this.s=void 0,this.g=vd-1,this.f=4}Ea.prototype=new oi;Ea.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===vd))return!0;if(this.g=vd,this.f|=1,this.i>0&&!f_(this))return this.f&=-2,!0;var n=Mn;try{p_(this),Mn=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return Mn=n,m_(this),this.f&=-2,!0};Ea.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}oi.prototype.S.call(this,n)};Ea.prototype.U=function(n){if(this.t!==void 0&&(oi.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Ea.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(Ea.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=d_(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function De(n,e){return new Ea(n,e)}function g_(n){var e=n.j;if(n.j=void 0,typeof e=="function"){io++;var t=Mn;Mn=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,s0(n),i}finally{Mn=t,yd()}}}function s0(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,g_(n)}function cA(n){if(Mn!==this)throw new Error("Out-of-order effect");m_(this),Mn=n,this.f&=-2;try{8&this.f&&s0(this)}finally{yd()}}function Ol(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,bu&&bu.push(this)}Ol.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};Ol.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,g_(this),p_(this),io++;var n=Mn;return Mn=this,cA.bind(this,n)};Ol.prototype.N=function(){2&this.f||(this.f|=2,this.u=Mu,Mu=this)};Ol.prototype.d=function(){this.f|=8,1&this.f||s0(this)};Ol.prototype.dispose=function(){this.d()};function Rt(n,e){var t=new Ol(n,e);try{t.c()}catch(s){throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var v_,xd,_d,uA=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var y_=[];Rt(function(){v_=this.N})();function Ul(n,e){Dt[n]=e.bind(null,Dt[n]||function(){})}function wu(n){if(_d){var e=_d;_d=void 0,e()}_d=n&&n.S()}function __(n){var e=this,t=n.data,i=Sn(t);i.name="ReactiveDom",i.value=t;var s=pd(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=De(function(){var f=i.value.value;return f===0?0:f===!0?"":f||""}),u=De(function(){return!Array.isArray(c.value)&&!Wm(c.value)}),d=Rt(function(){if(this.N=x_,u.value){var f=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=e.__$u.d;return e.__$u.d=function(){d(),h.call(this)},[u,c]},[]),r=s[0],o=s[1];return r.value?o.peek():o.value}__.displayName="ReactiveTextNode";Object.defineProperties(oi.prototype,{constructor:{configurable:!0,value:Nl(st,null).constructor},type:{configurable:!0,value:__},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});Ul("__b",function(n,e){if(wu(),xd=void 0,typeof e.type=="string"){var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof oi&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});Ul("__r",function(n,e){if(n(e),e.type!==st){wu();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var o;return Rt(function(){o=this},{name:r}),o.c=s,o})((function(s){return function(){var r;uA&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),xd=i,wu(t)}});Ul("__e",function(n,e,t,i){wu(),xd=void 0,n(e,t,i)});Ul("diffed",function(n,e){wu(),xd=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var o in r){var a=r[o];a===void 0||i&&o in i||(a.d(),r[o]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],u=i[l];c===void 0?(c=hA(t,l,u,s),r[l]=c):c.o(u,s)}}}n(e)});function hA(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=pe(t);return{o:function(o,a){r.value=o,i=a},d:Rt(function(){this.N=x_;var o=r.value.value;i[e]!==o&&(i[e]=o,s?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}Ul("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){var r=i[s];r&&r.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});Ul("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});Dl.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.props)if(!(a in n))return!0;return!1};function Sn(n,e){return pd(function(){return pe(n,e)},[])}var dA=function(n){queueMicrotask(function(){queueMicrotask(n)})};function fA(){Ks(function(){for(var n;n=y_.shift();)v_.call(n)})}function x_(){y_.push(this)===1&&(Dt.requestAnimationFrame||dA)(fA)}var Ca=pe(new Map);function wn(...n){return Ca.value=new Map([...Ca.peek(),...n.map(e=>[e.id,e])]),()=>{let e=new Map(Ca.peek());for(let t of n)e.get(t.id)===t&&e.delete(t.id);Ca.value=e}}var b_=()=>[...Ca.value.values()],Bl=n=>n.able?.()??!0;function ms(n){let e=Ca.peek().get(n);e&&Bl(e)&&e.run()}var M_=typeof navigator<"u"&&/Mac|iPhone|iPad/.test(navigator.platform??"");function gs(n){return M_?n.replace("Mod+","⌘").replace("Shift+","⇧").replace("Alt+","⌥"):n.replace("Mod","Ctrl")}function pA(n,e){let t=n.split("+"),i=t.pop()||"+";return t.includes("Mod")!==(M_?e.metaKey:e.ctrlKey)||t.includes("Alt")!==e.altKey||/^[A-Z]$/.test(i)&&t.includes("Shift")!==e.shiftKey?!1:e.key.toLowerCase()===(i==="Space"?" ":i.toLowerCase())}var mA=n=>n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)||n.closest("[role=menu],[role=dialog],[role=grid]")!==null);function S_(n){if(!n.defaultPrevented){for(let e of Ca.peek().values())if(!(!e.keys||!e.keys.split(" ").some(t=>pA(t,n)))&&!(!e.keys.includes("Mod")&&mA(n.target))&&!(e.keys.includes("Mod+Z")&&n.target instanceof HTMLInputElement&&n.target.dataset.dirty)&&Bl(e)&&!(n.key===" "&&n.target instanceof HTMLElement&&n.target.closest("button,a,summary,[role=tab]"))){n.preventDefault(),e.run();return}}}var r0="isodyn-workbench";var ai=class extends Error{constructor(t,i){super(t);this.remedy=i}remedy},Mi=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],A_={mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},Gl=[["bodies","Bodies"],["schematic","Schematic instead of meshes"],["frames","Link frames"],["axes","Joint axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"],["trace","Trace of the tip"],["names","Names"],["grid","Ground"]];function Sd(n){return{joint:"R",a:0,alpha:0,d:0,theta:0,mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[],...n}}function gA(n){let e=t=>new Array(n).fill(t);return{control:"none",kp:e(100),kd:e(20),q0:e(0),qd0:e(0),target:e(0),follow:!1,duration:2,step:.001,friction:!1,stops:!1}}function vA(){return{screen:"start",eye:[],target:[],layers:["bodies","grid","trace"],degrees:!0,theme:"system",method:"",beside:""}}function Rr(n,e,t=vA()){let i=e.length;return{format:r0,version:1,model:n,pose:{q:[...e],wrench:[0,0,0,0,0,0]},motion:{kind:"cycloidal",waypoints:[{t:0,q:[...e]},{t:2,q:e.map(s=>s+.5)}],ramp:.25,csv:""},simulation:{...gA(i),q0:[...e],target:e.map(s=>s+.5)},view:{...t,eye:[],target:[]},lesson:{name:"",step:0,answers:{}}}}function o0(n,e){let t=(o,a=0)=>Array.from({length:e},(l,c)=>o[c]??a),{pose:i,motion:s,simulation:r}=n;return i.q.length===e&&r.kp.length===e?n:{...n,pose:{...i,q:t(i.q)},motion:{...s,waypoints:s.waypoints.map(o=>({...o,q:t(o.q)})),...s.csv?{kind:"cycloidal",csv:""}:{}},simulation:{...r,kp:t(r.kp,100),kd:t(r.kd,20),q0:t(r.q0),qd0:t(r.qd0),target:t(r.target)}}}var yA={},w_=8<<20,zl="Open a file that the workbench saved (“Save”), or start from the library.",so=(n,e)=>{throw new ai(`This document cannot be read: ${n} ${e}.`,zl)},Fn=(n,e)=>{typeof n=="number"&&Number.isFinite(n)||so(e,"is not a finite number")},bd=n=>(e,t)=>{e===null||n(e,t)},ys=(n,e)=>{typeof n=="string"||so(e,"is not text")},Au=(n,e)=>{typeof n=="boolean"||so(e,"is neither true nor false")},Vl=(...n)=>(e,t)=>{n.includes(e)||so(t,`is none of ${n.join(", ")}`)},Hl=(n,e,t=1e5)=>(i,s)=>{if(!Array.isArray(i))return so(s,"is not a list");e!==void 0&&i.length!==e&&so(s,`has ${i.length} entries in place of ${e}`),i.length>t&&so(s,`has more than ${t} entries`),i.forEach((r,o)=>n(r,`${s}[${o}]`))},vs=n=>(e,t)=>{if(typeof e!="object"||e===null||Array.isArray(e))return so(t,"is not a record");for(let[i,s]of Object.entries(n))Object.hasOwn(e,i)||so(t?`${t}.${i}`:i,"is missing"),s(e[i],t?`${t}.${i}`:i)},An=n=>Hl(Fn,n),T_=vs({mass:Fn,com:An(3),inertia:An(6)}),E_=vs({kind:Vl("capsule","mesh","box","cylinder","sphere","ellipsoid"),ends:An(),radius:Fn,size:An(),frame:An(),mesh:ys,colour:An()}),_A=vs({name:ys,link:ys,joint:Vl("R","P"),a:Fn,alpha:Fn,d:Fn,theta:Fn,mass:Fn,com:An(3),inertia:An(6),lower:bd(Fn),upper:bd(Fn),velocity:bd(Fn),effort:bd(Fn),viscous:Fn,coulomb:An(2),static:An(2),rotor_inertia:Fn,gear_ratio:Fn,stiffness:Fn,rest:Fn,passive:Au,shapes:Hl(E_)}),xA=vs({name:ys,convention:Vl("standard","modified"),rows:Hl(_A,void 0,100),gravity:An(3),base:An(16),tool:An(16),payload:T_,shapes:Hl(E_)}),bA=vs({name:ys,toml:ys,gravity:An(3),payload:T_}),MA=(n,e)=>(n?.kind==="source"?bA:xA)(n,e),SA=(n,e)=>{vs({})(n,e);for(let[t,i]of Object.entries(n))ys(i,`${e}.${t}`)},wA=vs({model:MA,pose:vs({q:An(),wrench:An(6)}),motion:vs({kind:Vl("cycloidal","quintic","trapezoidal","waypoints","line","csv"),waypoints:Hl(vs({t:Fn,q:An()})),ramp:Fn,csv:ys}),simulation:vs({control:Vl("none","pd","pd_gravity","computed_torque"),kp:An(),kd:An(),q0:An(),qd0:An(),target:An(),follow:Au,duration:Fn,step:Fn,friction:Au,stops:Au}),view:vs({screen:ys,eye:An(),target:An(),layers:Hl(ys),degrees:Au,theme:Vl("system","light","dark","projector"),method:ys,beside:ys}),lesson:vs({name:ys,step:Fn,answers:SA})});function Tu(n){if(typeof n!="object"||n===null||n.format!==r0)throw new ai("This is not a document of the workbench.",zl);let e=n,t=e.version;if(typeof t!="number"||!Number.isInteger(t)||t<1)throw new ai(`This document cannot be read: its version is ${JSON.stringify(t)}.`,zl);if(t>1)throw new ai(`This document has version ${t}; this workbench reads up to ${1}.`,"Update isodyn: pip install --upgrade isodyn");for(let r=t;r<1;r++)e={...yA[r](e),version:r+1};wA(e,"");let i=e,s=i.model;if(s.kind==="dh"){if(!s.rows.length)throw new ai("This document cannot be read: its table has no rows.",zl);return o0(i,s.rows.length)}return i}function Eu(n){if(n.length>w_)throw new ai(`This document is too large: ${n.length} characters; at most ${w_}.`,zl);let e;try{e=JSON.parse(n)}catch{throw new ai("This is not a document of the workbench: it is not JSON.",zl)}return Tu(e)}var C_=n=>JSON.stringify(n,null,1)+`
`;var _s=Math.PI/180,ns=Math.PI/2,Gn=n=>Sd({name:"",...n}),AA=[0,0,-9.81];function jn(n,e,t){let i=Math.hypot(...e),s=e.map(c=>i?c/i:0),r=n*(i**2/12+t**2/4),o=n*t**2/2,a=(c,u)=>(c===u?r:0)+(o-r)*s[c]*s[u],l=c=>Number(c.toPrecision(6))||0;return{mass:n,com:e.map(c=>l(c/2)),inertia:[a(0,0),a(1,1),a(2,2),a(0,1),a(0,2),a(1,2)].map(l)}}var li=(n,e,t)=>({lower:-n*_s,upper:n*_s,velocity:e,effort:t}),R_=(n,e,t,i)=>({lower:n,upper:e,velocity:t,effort:i});function Wl(n,e,t,i,s=AA,r=Mi){let o={kind:"dh",name:n,convention:"standard",rows:i.map((a,l)=>({...a,name:`joint${l+1}`})),gravity:[...s],base:[...Mi],tool:[...r],payload:structuredClone(A_),shapes:[]};return{title:n,words:e,joints:i.map(a=>a.joint).join(""),home:t,model:o}}var Cu=(n,e,t)=>Gn({link:`link${n}`,a:e,mass:t,com:[-e/2,0,0],inertia:[t*.01**2/12,t*e**2/12,t*e**2/12,0,0,0],...li(180,6,20)}),P_=[0,-9.81,0],Ru=[Wl("Planar 2R","Two rods in a vertical plane",[60*_s,-50*_s],[Cu(1,.3,.5),Cu(2,.25,.4)],P_),Wl("Planar 3R","Three rods of Saha’s Example 9.4",[70*_s,-50*_s,-40*_s],[Cu(1,.3,.5),Cu(2,.25,.4),Cu(3,.22,.3)],P_),Wl("Spherical RRP","Turret, shoulder and a sliding arm",[35*_s,-20*_s,.35],[Gn({link:"turret",d:.4,alpha:-ns,...jn(8,[0,.4,0],.06),...li(160,2,120)}),Gn({link:"shoulder",d:.12,theta:-ns,alpha:-ns,...jn(5,[0,.12,0],.05),...li(110,2,120)}),Gn({link:"slide",joint:"P",d:.2,...jn(2.5,[0,0,-.4],.03),...R_(0,.5,1,300)})]),Wl("SCARA","Two parallel arms, a quill that turns",[40*_s,-70*_s,.08,0],[Gn({link:"upper arm",d:.38,a:.325,...jn(7,[-.325,0,0],.05),...li(150,6.7,90)}),Gn({link:"forearm",a:.275,alpha:Math.PI,...jn(4,[-.275,0,0],.045),...li(145,12,45)}),Gn({link:"quill",joint:"P",d:.06,...jn(1.2,[0,0,-.25],.015),...R_(0,.2,1.1,150)}),Gn({link:"flange",d:.03,...jn(.3,[0,0,-.03],.03),...li(360,25,8)})]),Wl("Six-axis arm","Elbow and a spherical wrist, like most of industry",[20,35,25,20,55,0].map(n=>n*_s),[Gn({link:"turret",d:.4,a:.06,alpha:-ns,...jn(16,[-.06,.3,0],.1),...li(170,3,300),viscous:1.5,coulomb:[4,-4]}),Gn({link:"upper arm",a:.5,theta:-ns,...jn(11,[-.5,0,0],.07),...li(120,3,300),viscous:1.5,coulomb:[4,-4]}),Gn({link:"elbow",a:.05,alpha:-ns,...jn(6,[-.05,0,.1],.06),...li(140,3,150),viscous:.8,coulomb:[2,-2]}),Gn({link:"forearm",d:.48,alpha:ns,...jn(5,[0,-.4,0],.045),...li(180,6,40),viscous:.3,coulomb:[.8,-.8]}),Gn({link:"wrist",alpha:-ns,...jn(1.6,[0,0,.08],.04),...li(120,6,40),viscous:.3,coulomb:[.8,-.8]}),Gn({link:"flange",d:.09,...jn(.5,[0,0,-.05],.035),...li(360,8,20),viscous:.2,coulomb:[.5,-.5]})]),Wl("Seven-axis arm","One joint more than space needs: the elbow can swing",[20,35,-15,-75,10,60,0].map(n=>n*_s),[Gn({link:"link1",d:.34,alpha:-ns,...jn(5.8,[0,.18,0],.07),...li(170,1.7,320)}),Gn({link:"link2",alpha:ns,...jn(5.2,[0,0,.2],.065),...li(120,1.7,320)}),Gn({link:"link3",d:.4,alpha:ns,...jn(4,[0,-.2,0],.06),...li(170,1.7,176)}),Gn({link:"link4",alpha:-ns,...jn(3.8,[0,0,.2],.055),...li(120,2.2,176)}),Gn({link:"link5",d:.4,alpha:-ns,...jn(2.6,[0,.2,0],.05),...li(170,2.4,110)}),Gn({link:"link6",alpha:ns,...jn(1.9,[0,0,.06],.045),...li(120,3.1,40)}),Gn({link:"link7",d:.126,...jn(.6,[0,0,-.06],.04),...li(175,3.1,40)})])];var I_=Ru[4],Oi=pe(Rr(I_.model,I_.home)),Pr=pe([]),Pu=pe([]),TA=1500,EA=300,On=De(()=>Oi.value),rt=De(()=>Oi.value.model),xt=De(()=>Oi.value.pose),Ir=De(()=>Oi.value.motion),Zs=De(()=>Oi.value.simulation),St=De(()=>Oi.value.view),Pi=De(()=>Oi.value.lesson),Ra=De(()=>Pr.value.at(-1)?.label??""),Pa=De(()=>Pu.value.at(-1)?.label??"");function qt(n,e,t=""){let i=Oi.peek(),s={...i,...e(i)};s.model.kind==="dh"&&(s=o0(s,s.model.rows.length));let r=Pr.peek(),o=r.at(-1),a=performance.now();Ks(()=>{t&&o&&o.key===t&&a-o.at<TA?Pr.value=[...r.slice(0,-1),{...o,after:s,at:a}]:Pr.value=[...r.slice(-EA),{label:n,before:i,after:s,key:t,at:a}],Pu.value=[],Oi.value=s})}function ql(){let n=Pr.peek().at(-1);n?.key&&(Pr.value=[...Pr.peek().slice(0,-1),{...n,key:""}])}function mn(n){Oi.value={...Oi.peek(),view:{...Oi.peek().view,...n}}}function xs(n,e,t=!1){let{theme:i,degrees:s,layers:r,screen:o}=Oi.peek().view;qt(n,()=>t?e:{...e,view:{...e.view,theme:i,degrees:s,layers:r,screen:o}})}function k_(n,e,t){let i=n.peek().at(-1);i&&Ks(()=>{n.value=n.peek().slice(0,-1),e.value=[...e.peek(),{...i,key:""}],Oi.value={...i[t],view:Oi.peek().view}})}var L_=()=>k_(Pr,Pu,"before"),D_=()=>k_(Pu,Pr,"after");function N_(n){Ks(()=>{Pr.value=[],Pu.value=[],Oi.value=n})}var is=n=>Number.isInteger(n)&&Math.abs(n)<1e15?`${n}.0`:String(n),Nt=n=>`[${Array.from(n,is).join(", ")}]`,Iu=n=>JSON.stringify(n),CA=n=>`[${[0,1,2,3].map(e=>Nt(n.slice(4*e,4*e+4))).join(", ")}]`;function Vo(){let n=On.value.model,e=["import isodyn as iso",""];return n.kind==="dh"?e.push(...RA(n)):e.push(`robot = iso.Robot.from_toml('''${n.toml.replaceAll("\\","\\\\").replaceAll("'''","\\'\\'\\'")}''').with_gravity(${Nt(n.gravity)})`),n.payload.mass>0&&e.push(`robot = robot.with_payload(${is(n.payload.mass)}, ${Nt(n.payload.com)}, ${Nt(n.payload.inertia)})`),e.join(`
`)}function RA(n){let e=n.rows.map(i=>{let s=[`joint=${Iu(i.joint)}`];for(let o of["a","alpha","d","theta","mass"])i[o]&&s.push(`${o}=${is(i[o])}`);i.com.some(Boolean)&&s.push(`com=${Nt(i.com)}`),i.inertia.some(Boolean)&&s.push(`inertia=${Nt(i.inertia)}`);let r=["lower","upper","velocity","effort"].filter(o=>i[o]!==null);r.length&&s.push(`limits=iso.Limits(${r.map(o=>`${o}=${is(i[o])}`).join(", ")})`);for(let o of["viscous","rotor_inertia","stiffness","rest"])i[o]&&s.push(`${o}=${is(i[o])}`);i.gear_ratio!==1&&s.push(`gear_ratio=${is(i.gear_ratio)}`);for(let o of["coulomb","static"])i[o].some(Boolean)&&s.push(`${o}=(${i[o].map(is).join(", ")})`);return i.passive&&s.push("passive=True"),s.push(`joint_name=${Iu(i.name)}`,`link_name=${Iu(i.link)}`),`    dict(${s.join(", ")}),`}),t=["base","tool"].filter(i=>n[i].some((s,r)=>s!==Mi[r]));return["rows = [",...e,"]",`robot = iso.Robot.from_dh(rows, convention=${Iu(n.convention)}, name=${Iu(n.name||"robot")}, gravity=${Nt(n.gravity)}${t.map(i=>`, ${i}=${CA(n[i])}`).join("")})`]}var sn=(...n)=>[Vo(),...n].join(`
`)+`
`;var Ia=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];function ro(n,e){return[n[0],n[1],n[2],e[0],n[3],n[4],n[5],e[1],n[6],n[7],n[8],e[2],0,0,0,1]}function un(n){return[n[0],n[1],n[2],n[4],n[5],n[6],n[8],n[9],n[10]]}function $e(n){return[n[3],n[7],n[11]]}function It(n,e){let t=new Array(16).fill(0);for(let i=0;i<3;i++)for(let s=0;s<4;s++)t[4*i+s]=n[4*i]*e[s]+n[4*i+1]*e[4+s]+n[4*i+2]*e[8+s]+(s===3?n[4*i+3]:0);return t[15]=1,t}function ka(n){let e=Go(un(n));return ro(e,tn(Ho(e,$e(n)),-1))}function kt(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3],n[4]*e[0]+n[5]*e[1]+n[6]*e[2]+n[7],n[8]*e[0]+n[9]*e[1]+n[10]*e[2]+n[11]]}function Ho(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2],n[3]*e[0]+n[4]*e[1]+n[5]*e[2],n[6]*e[0]+n[7]*e[1]+n[8]*e[2]]}function oo(n,e){let t=[];for(let i=0;i<3;i++)for(let s=0;s<3;s++)t.push(n[3*i]*e[s]+n[3*i+1]*e[3+s]+n[3*i+2]*e[6+s]);return t}function Go(n){return[n[0],n[3],n[6],n[1],n[4],n[7],n[2],n[5],n[8]]}function ci(n,e){return Array.from(n,(t,i)=>t+e[i])}function Cn(n,e){return Array.from(n,(t,i)=>t-e[i])}function tn(n,e){return Array.from(n,t=>t*e)}function Kn(n,e){let t=0;for(let i=0;i<n.length;i++)t+=n[i]*e[i];return t}function Wo(n,e){return[n[1]*e[2]-n[2]*e[1],n[2]*e[0]-n[0]*e[2],n[0]*e[1]-n[1]*e[0]]}function Lt(n){return Math.sqrt(Kn(n,n))}function wd(n,e){let[t,i,s]=[n[0],n[1],n[2]],r=Math.cos(e),o=Math.sin(e),a=1-r;return[r+t*t*a,t*i*a-s*o,t*s*a+i*o,i*t*a+s*o,r+i*i*a,i*s*a-t*o,s*t*a-i*o,s*i*a+t*o,r+s*s*a]}function La(n){let e=[n[0],n[4],n[8]],t=[0,1,2].map(u=>1+e[u]-e[(u+1)%3]-e[(u+2)%3]);t.push(1+e[0]+e[1]+e[2]);let i=(u,d)=>n[3*u+d],s=t.indexOf(Math.max(...t)),r=[0,0,0,0];for(let u=0;u<3;u++){let[d,h]=[(u+1)%3,(u+2)%3];s===3?r[u]=i(h,d)-i(d,h):s===u&&(r[u]=t[u],r[d]=i(u,d)+i(d,u),r[h]=i(u,h)+i(h,u),r[3]=i(h,d)-i(d,h))}s===3&&(r[3]=t[3]);let o=Math.sqrt(Kn(r,r)),a=Math.abs(r[3])/o,l=r.slice(0,3).map(u=>(r[3]<0?-1:1)*u/o),c=Lt(l);return c>0?tn(l,2*Math.atan2(c,a)/c):[0,0,0]}function Ad(n,e){let t=e.length,i=new Float64Array(t*t);for(let r=0;r<t;r++)for(let o=0;o<=r;o++){let a=n[t*r+o];for(let l=0;l<o;l++)a-=i[t*r+l]*i[t*o+l];if(r===o){if(!(a>0))return null;i[t*r+r]=Math.sqrt(a)}else i[t*r+o]=a/i[t*o+o]}let s=Array.from(e);for(let r=0;r<t;r++){for(let o=0;o<r;o++)s[r]-=i[t*r+o]*s[o];s[r]/=i[t*r+r]}for(let r=t-1;r>=0;r--){for(let o=r+1;o<t;o++)s[r]-=i[t*o+r]*s[o];s[r]/=i[t*r+r]}return s}function $l(n,e){let t=Array.from(n),i=Array.from({length:e*e},(r,o)=>o%(e+1)===0?1:0);for(let r=0;r<60;r++){let o=0,a=0;for(let l=0;l<e;l++){a+=t[e*l+l]**2;for(let c=0;c<l;c++)o+=t[e*l+c]**2}if(!(o>1e-32*a))break;for(let l=0;l<e-1;l++)for(let c=l+1;c<e;c++){let u=t[e*l+c];if(u===0)continue;let d=(t[e*c+c]-t[e*l+l])/(2*u),h=(d>=0?1:-1)/(Math.abs(d)+Math.sqrt(d*d+1)),f=1/Math.sqrt(h*h+1),g=h*f;for(let y=0;y<e;y++){let[m,v]=[t[e*y+l],t[e*y+c]];t[e*y+l]=f*m-g*v,t[e*y+c]=g*m+f*v}for(let y=0;y<e;y++){let[m,v]=[t[e*l+y],t[e*c+y]];t[e*l+y]=f*m-g*v,t[e*c+y]=g*m+f*v}for(let y=0;y<e;y++){let[m,v]=[i[e*y+l],i[e*y+c]];i[e*y+l]=f*m-g*v,i[e*y+c]=g*m+f*v}}}let s=Array.from({length:e},(r,o)=>o).sort((r,o)=>t[e*r+r]-t[e*o+o]);return{values:s.map(r=>t[e*r+r]),vectors:s.map(r=>Array.from({length:e},(o,a)=>i[e*a+r]))}}function qo(n){let e=typeof document>"u"?null:document.getElementById(`isodyn-${n}`);return e?.textContent?JSON.parse(e.textContent):null}var ui=qo("home")?.home??(typeof location<"u"&&location.protocol.startsWith("http")?"served":"file"),bs=pe(ui==="served"?"starting":"none"),l0=pe(null),ku=pe(null),Ms=De(()=>bs.value==="connected"),Na=De(()=>{switch(bs.value){case"none":return ui==="notebook"?"In a notebook: everything here is computed in the page.":"No server: everything here is computed in the page.";case"starting":return"Looking for the server …";case"connected":return`Connected to isodyn ${l0.value?.version??""} on this computer.`;case"lost":return"The server has gone. The page goes on computing, and takes it up again when it is back.";case"link":return"The server does not know this page: open it by the link that “isodyn workbench” printed."}}),Da=class extends Error{constructor(t){super(t.text);this.problem=t}problem},PA={error:"absent",text:"This needs the server: start it with “isodyn workbench” and open this document there."};async function Fa(n,e={}){if(ui!=="served")throw new Da(PA);let t;try{t=await fetch(n,{credentials:"same-origin",cache:"no-store",...e})}catch{throw bs.peek()==="connected"&&(bs.value="lost"),new Da({error:"lost",text:Na.peek()})}if(t.ok)return await t.json();let i;try{i=await t.json()}catch{i={error:String(t.status),text:`The server answered ${t.status} ${t.statusText}.`}}throw i.error==="link"&&(bs.value="link"),new Da(i)}var F_=n=>({method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),IA=4e3;function O_(n){if(ui!=="served")return()=>{};let e=0,t=!1,i=async()=>{try{let s=await Fa("api/hello");l0.peek()?.session!==s.session&&(ku.value=null),l0.value=s,bs.value="connected",t||n(s),t=!0}catch{bs.peek()==="starting"&&(bs.value="lost")}e=window.setTimeout(i,IA)};return i(),()=>clearTimeout(e)}async function U_(){return ku.value??=await Fa("api/offers"),ku.value}var u0=qo("library")??[];async function B_(){return ui==="served"?Fa("api/library"):u0.map(n=>n.row)}async function Lu(n){let e=u0.find(t=>t.row.name===n);return e?e.opened:Fa(`api/library/${encodeURIComponent(n)}`)}var z_=n=>Fa(`api/open?name=${encodeURIComponent(n.name)}`,{method:"POST",headers:{"Content-Type":"application/octet-stream"},body:n}),h0=n=>Fa("api/model",F_(n));async function V_(n){let e=u0.find(t=>t.opened.model.kind==="source"&&n.model.kind==="source"&&t.opened.model.toml===n.model.toml);if(e)return e.opened.structure;try{return(await h0(n.model)).structure}catch{return null}}var c0=n=>Uint8Array.from(atob(n),e=>e.charCodeAt(0)),a0=new Map;function Oa(n,e,t="dynamics"){let i=`${n}.${t}`,s=a0.get(i);return s||(s=kA(n,e,t),a0.set(i,s),s.catch(()=>a0.delete(i))),s}async function H_(n){if(n[0]!==31||n[1]!==139)return n;let e=new Blob([n]).stream().pipeThrough(new DecompressionStream("gzip"));return new Uint8Array(await new Response(e).arrayBuffer())}async function kA(n,e,t){let i=`${n}.${t}`,s=qo("kernels")?.[i];if(s)return H_(c0(s));if(ui==="docs"||ui==="served"){let r=await fetch(`kernels/${encodeURIComponent(i)}.wasm`,{credentials:"same-origin"}).catch(()=>null);if(r?.status===200)return new Uint8Array(await r.arrayBuffer())}if(ui==="served"){let r=(await d0("kernels",e,{key:n,set:t}).done).files[0];if(r?.base64)return c0(r.base64)}throw new Error(`Kernels for joints ${n} are not in this page. Start “isodyn workbench” and open this document there: it makes them in seconds, and the file that it exports has them.`)}async function G_(n){if(!n.startsWith("/api/"))return H_(c0(n));let e=await fetch(n,{credentials:"same-origin"});if(!e.ok)throw new Error(e.statusText);return new Uint8Array(await e.arrayBuffer())}function d0(n,e,t={}){let i=pe({share:-1,text:"Starting …"}),s="",r=!1,o=null,a=()=>{s&&fetch(`api/jobs/${s}`,{method:"DELETE",credentials:"same-origin"}).catch(()=>{})};return{kind:n,progress:i,done:(async()=>(s=(await Fa("api/jobs",F_({kind:n,document:e,options:t}))).id,r&&a(),new Promise((c,u)=>{o=new EventSource(`api/jobs/${s}/events`),o.addEventListener("progress",d=>i.value=JSON.parse(d.data)),o.addEventListener("done",d=>(o?.close(),c(JSON.parse(d.data)))),o.addEventListener("failed",d=>(o?.close(),u(new Da(JSON.parse(d.data))))),o.onerror=()=>{o?.readyState!==EventSource.CLOSED&&bs.peek()!=="lost"||(o?.close(),u(new Da({error:"lost",text:"The server went away in the middle of this."})))}})))(),cancel:()=>(r=!0,i.value={share:-1,text:"Ending …"},a())}}function LA(n){let{buffer:e}=n,[t,i,s]=new Uint32Array(e,0,4),r=new Float32Array(e,16,4),o=32,a=(g,y)=>{let m=new g(e,o,y);return o+=Math.ceil(y*g.BYTES_PER_ELEMENT/4)*4,m},l=Array.from({length:s},()=>{let[g]=a(Uint32Array,1),y=[...a(Uint8Array,4)].map(m=>m/255);return{size:g,colour:y[3]?y:[]}}),c=a(Int16Array,3*t),u=[1e300,1e300,1e300],d=u.map(g=>-g),h=Float32Array.from(c,(g,y)=>{let m=r[y%3]+r[3]*g/32767;return u[y%3]=Math.min(u[y%3],m),d[y%3]=Math.max(d[y%3],m),m}),f=a(Int8Array,3*t);return{points:h,normals:f,triangles:t>65536?a(Uint32Array,3*i):a(Uint16Array,3*i),parts:l,low:u,high:d,bytes:n}}var Du=new Map(Object.entries(qo("meshes")??{})),Si=pe(new Map),$o=pe([]),Td=pe(0),Xl=De(()=>Td.value<$o.value.length?{here:Td.value,of:$o.value.length}:null);function Ed(n){let e=Object.entries(n).filter(([i,s])=>Du.get(i)!==s);if(!e.length)return;for(let[i,s]of e)Du.set(i,s);let t=new Map(Si.peek());for(let[i]of e)t.delete(i);Si.value=t}async function W_(n){let e=[...new Set(n)].filter(r=>Du.has(r)&&!Si.peek().has(r));if(!e.length||e.join(`
`)===$o.peek().join(`
`))return;$o.value=e,Td.value=0;let t=new Map,i=[...e],s=async()=>{for(let r=i.shift();r!==void 0&&$o.peek()===e;r=i.shift()){try{t.set(r,LA(await G_(Du.get(r))))}catch{Du.delete(r)}$o.peek()===e&&Td.value++}};await Promise.all([s(),s(),s(),s()]),$o.peek()===e&&($o.value=[],Si.value=new Map([...Si.peek(),...t]))}function f0(n,e){if(e<0)return[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];let t=12*e;return[n[t],n[t+1],n[t+2],n[t+9],n[t+3],n[t+4],n[t+5],n[t+10],n[t+6],n[t+7],n[t+8],n[t+11],0,0,0,1]}function Cd(n,e){let{fields:t,numbers:i,parents:s}=n,r=i.length/s.length,o=new Float64Array(12*s.length);return s.forEach((a,l)=>{let c=r*l,u=y=>i.slice(c+t[y][0],c+t[y][0]+t[y][1]),d=e[l]+u("offset")[0],h=It(f0(o,a),ro(u("R"),u("p"))),f=n.turns[l]?ro(wd([0,0,1],d),[0,0,0]):ro([1,0,0,0,1,0,0,0,1],[0,0,d]),g=It(h,f);o.set([...un(g),...$e(g)],12*l)}),o}function Ss(n,e,t){let{body:i,frame:s}=n.links[t];return It(f0(e,i),s)}function Nu(n){return n.links.findIndex(e=>e.name===n.tip)}function q_(n,e){let t=[];for(let i=e;i>=0;i=n.parents[i])t.push(i);return t}function $_(n,e,t){let i=f0(e,t);return{axis:Ho(un(i),n.axes.slice(3*t,3*t+3)),point:$e(i)}}function Fu(n,e,t,i){let s=n.n,r=new Float64Array(6*s);for(let o of q_(n,t)){let{axis:a,point:l}=$_(n,e,o),c=n.turns[o],u=c?Wo(a,Cn(i,l)):a;for(let d=0;d<3;d++)r[d*s+o]=u[d],r[(d+3)*s+o]=c?a[d]:0}return r}function X_(n,e,t,i,s){let r=new Array(n.n).fill(0);for(let o of q_(n,t)){let{axis:a,point:l}=$_(n,e,o);r[o]=n.turns[o]?Kn(Wo(a,Cn(i,l)),s):Kn(a,s)}return r}var Yl=class n{constructor(e,t,i){this.module=i;this.manifest=e,this.functions=t.exports;let s=t.exports.memory;for(let[r,o]of Object.entries(e.arrays))this.views.set(r,new Float64Array(s.buffer,o.offset,o.size))}module;manifest;views=new Map;functions;static async load(e){let t=await WebAssembly.compile(e),[i]=WebAssembly.Module.customSections(t,"isodyn");if(!i)throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");let s=JSON.parse(new TextDecoder().decode(i));return new n(s,await WebAssembly.instantiate(t,{}),t)}section(e){let[t]=WebAssembly.Module.customSections(this.module,e);return t?JSON.parse(new TextDecoder().decode(t)):null}has(e){return e in this.manifest.functions}holds(e){return this.views.has(e)}array(e){let t=this.views.get(e);if(!t)throw new Error(`no array is called "${e}"; there are ${[...this.views.keys()].join(", ")}`);return t}set(e){for(let[t,i]of Object.entries(e)){let s=this.views.get(t);if(s){if(i.length!==s.length)throw new Error(`"${t}" takes ${s.length} numbers, and ${i.length} came`);s.set(i)}}return this}run(e){let t=this.functions[e];if(!this.has(e)||!t)throw new Error(`no kernel is called "${e}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);return t(),this}call(e,t={}){return this.set(t).run(e),this.array(this.manifest.functions[e].outputs[0]).slice()}};var Z_={R:9,p:3,offset:1,mass:1,com:3,inertia:6,armature:1,viscous:1,coulomb:2,static:2,stiffness:1,rest:1,lower:1,upper:1},Y_=1e300,DA=[[1,0],[0,1],[-1,0],[0,-1]];function Q_(n){let e=Math.round(n/(Math.PI/2));return Math.abs(n-e*(Math.PI/2))<=4e-16*Math.max(1,Math.abs(n))?DA[(e%4+4)%4]:[Math.cos(n),Math.sin(n)]}function Ua(n){let[e,t]=Q_(n);return ro([e,-t,0,t,e,0,0,0,1],[0,0,0])}function Xo(n){let[e,t]=Q_(n);return ro([1,0,0,0,e,-t,0,t,e],[0,0,0])}function Qs(n,e,t){return ro([1,0,0,0,1,0,0,0,1],[n,e,t])}function Ou(n,e){if(n.convention==="standard")return[e.joint==="P"?Ua(e.theta):[...Ia],It(It(Qs(0,0,e.joint==="P"?0:e.d),Qs(e.a,0,0)),Xo(e.alpha))];let t=It(Xo(e.alpha),Qs(e.a,0,0));return[It(t,e.joint==="P"?Ua(e.theta):Qs(0,0,e.d)),[...Ia]]}function J_(n){return[n[0],n[3],n[4],n[3],n[1],n[5],n[4],n[5],n[2]]}function NA(n){return[[0,0],[1,1],[2,2],[0,1],[0,2],[1,2]].map(([e,t])=>(n[3*e+t]+n[3*t+e])/2)}function j_(n,e){return oo(oo(e,n),Go(e))}function FA(n,e,t){let i=Kn(t,t);return Array.from(n,(s,r)=>s+e*((r%4===0?i:0)-t[Math.floor(r/3)]*t[r%3]))}function OA(n,e){if(e.mass===0&&e.inertia.every(r=>r===0))return n;let t=n.mass+e.mass,i=t!==0?tn(ci(tn(n.com,n.mass),tn(e.com,e.mass)),1/t):n.com,s=[n,e].map(r=>FA(r.inertia,r.mass,Cn(r.com,i)));return{mass:t,com:i,inertia:ci(s[0],s[1])}}function Rd(n){let e=n.rows[n.rows.length-1],t=It(Ou(n,e)[1],n.tool);return[...un(t),...$e(t)]}function Uu(n){let e=[...n.base];return n.rows.flatMap((t,i)=>{let[s,r]=Ou(n,t),o=It(e,s);e=r;let a=un(r),l={mass:t.mass,com:kt(r,t.com),inertia:j_(J_(t.inertia),a)};if(i===n.rows.length-1){let u=It(r,n.tool),{payload:d}=n;l=OA(l,{mass:d.mass,com:kt(u,d.com),inertia:j_(J_(d.inertia),un(u))})}let c={R:un(o),p:$e(o),offset:[t.joint==="R"?t.theta:t.d],mass:[l.mass],com:l.com,inertia:NA(l.inertia),armature:[t.gear_ratio**2*t.rotor_inertia],viscous:[t.viscous],coulomb:t.coulomb,static:t.static,stiffness:[t.stiffness],rest:[t.rest],lower:[t.lower??-Y_],upper:[t.upper??Y_]};return Object.keys(Z_).flatMap(u=>[...c[u]])})}function UA(n){let e=n.rows.flatMap((t,i)=>t.passive?[i+1]:[]);return n.rows.map(t=>t.joint).join("")+(e.length?`-passive-${e.join("_")}`:"")}function ex(n){let e=n.rows.length,t=c=>c.joint==="R"?"rad":"m",i=[{name:"base",body:-1,frame:[...Ia],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:n.shapes,schematic:[]},...n.rows.map((c,u)=>({name:c.link,body:u,frame:Ou(n,c)[1],mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:c.shapes,schematic:[]}))],s=K_(n.base)?"base":"base_dh",r=n.rows[e-1]?.link??"";if(!K_(n.tool)){let{payload:c}=n;i.push({name:"tool",body:e-1,frame:It(i[e].frame,n.tool),mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:[],schematic:[]}),r="tool"}let o=n.rows.map((c,u)=>({name:c.name,type:c.joint==="R"?"revolute":"prismatic",parent:u?i[u].name:s,child:c.link,q:u,nq:1,v:u,nv:1,body:u,passive:c.passive,lower:[c.lower],upper:[c.upper],velocity:[c.velocity],effort:[c.effort]}));s!=="base"&&i.splice(1,0,{name:s,body:-1,frame:[...n.base],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:[],schematic:[]});let a=0,l=Object.fromEntries(Object.entries(Z_).map(([c,u])=>(a+=u,[c,[a-u,u]])));return{name:n.name,key:UA(n),editable:!0,n:e,nq:e,positions:n.rows.map(c=>c.name),position_units:n.rows.map(t),velocities:n.rows.map(c=>c.name),effort_units:n.rows.map(c=>c.joint==="R"?"N m":"N"),joints:o,links:BA(n)?i:zA(n,i),loops:[],parents:n.rows.map((c,u)=>u-1),turns:n.rows.map(c=>c.joint==="R"),axes:n.rows.flatMap(()=>[0,0,1]),fields:l,numbers:Uu(n),gravity:[...n.gravity],neutral:new Array(e).fill(0),stand:[],dry:n.rows.some(c=>[...c.coulomb,...c.static].some(u=>u!==0)),tip:r}}function K_(n){return Ia.every((e,t)=>n[t]===e)}function BA(n){return n.shapes.length>0||n.rows.some(e=>e.shapes.length>0)}function zA(n,e){let t=n.rows.map((s,r)=>{let o=$e(ka(Ou(n,s)[1])),a=n.rows[r+1];return[o,a?$e(Ou(n,a)[0]):$e(n.tool)]}),i=t.reduce((s,[r,o])=>s+Lt(Cn(o,r)),0)||1;return e.map(s=>{let r=t[n.rows.findIndex(a=>a.link===s.name)];if(!r||Lt(Cn(r[1],r[0]))<1e-9*i)return s;let o={kind:"capsule",ends:[...r[0],...r[1]],radius:.035*i,size:[],frame:[],mesh:"",colour:[]};return{...s,shapes:[o]}})}function Pd(n,e,t){let i=e.theta+(e.joint==="R"?t:0),s=e.d+(e.joint==="P"?t:0),r={theta:{name:"theta",value:i,frame:Ua(i)},d:{name:"d",value:s,frame:Qs(0,0,s)},a:{name:"a",value:e.a,frame:Qs(e.a,0,0)},alpha:{name:"alpha",value:e.alpha,frame:Xo(e.alpha)}};return n==="standard"?[r.theta,r.d,r.a,r.alpha]:[r.alpha,r.a,r.theta,r.d]}var VA=(n,e,t)=>Pd(n.convention,n.rows[e],t).reduce((i,s)=>It(i,s.frame),Mi);function Jl(n,e){let t=[[...n.base]];return n.rows.forEach((i,s)=>t.push(It(t[s],VA(n,s,e[s]??0)))),[...t,It(t[t.length-1],n.tool)]}function tx(n){let e=Math.hypot(...n);return e>1e-9?n.map(t=>-t/e||0):[0,0,1]}function HA(n){let e=n.rows.reduce((t,i)=>t+Math.abs(i.a)+Math.max(Math.abs(i.d),i.joint==="P"?Math.abs(i.d+(i.upper??0)):0),0);return Math.max(e+Math.hypot(...$e(n.tool)),.001)}function Id(n){let e=n.rows.length,t=HA(n),i=m=>t*(.043-.021*Math.min(1,m/Math.max(e,4))),s=[{name:"base",parts:[],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}],r=[],o=n.convention==="standard",a=Array.from({length:e+1},()=>[]),l=(m,v,_,w,b)=>{Math.hypot(_[0]-v[0],_[1]-v[1],_[2]-v[2])>.25*b&&a[m].push({kind:"limb",from:v,to:_,r0:w,r1:b,tone:"body"})};n.rows.forEach((m,v)=>{let[_,w]=[i(v),i(v+1)],[b,C]=[Math.cos(m.alpha),Math.sin(m.alpha)];if(o){let S=[-m.a,-m.d*C,-m.d*b],x=[-m.a,0,0],A=[0,C,b];if(m.joint==="R")c(v,v+1,[0,0,0],S,A,_),l(v+1,S,x,.74*_,.7*(m.a?_:w)),l(v+1,x,[0,0,0],.74*_,.74*w),Math.abs(m.a)>w&&Math.abs(m.d)>_&&a[v+1].push({kind:"ball",at:x,radius:.78*_,tone:"body"});else{u(v,[0,0,0],[0,0,1],m,_);let O=(m.upper??.3*t)-(m.lower??0);a[v+1].push({kind:"beam",from:x.map((N,k)=>N-O*A[k]),to:x,width:1*_,tone:"body"}),l(v+1,x,[0,0,0],.6*_,.74*w)}}else{let S=[m.a,0,0],x=[0,-C,b];if((v>0||m.a)&&l(v,[0,0,0],S,.74*i(v),.74*_),m.joint==="R")c(v,v+1,S,[0,0,-m.d],[0,0,1],_,x),l(v+1,[0,0,-m.d],[0,0,0],.74*_,.7*_);else{u(v,S,x,m,_);let A=(m.upper??.3*t)-(m.lower??0);a[v+1].push({kind:"beam",from:[0,0,-A],to:[0,0,0],width:1*_,tone:"body"})}}r.push({name:m.name,type:m.joint==="R"?"revolute":"prismatic",link:v,child:v+1,frame:o?[...Mi]:It(Xo(m.alpha),Qs(m.a,0,0))})});function c(m,v,_,w,b,C,S=[0,0,1]){a[m].push({kind:"drum",at:_,axis:S,radius:C,length:1.7*C,tone:"joint"}),a[v].push({kind:"drum",at:w,axis:b,radius:.86*C,length:2.15*C,tone:"accent"})}function u(m,v,_,w,b){let C=v.map((x,A)=>x+_[A]*Math.min(0,w.d)-_[A]*.9*b),S=v.map((x,A)=>x+_[A]*(Math.max(w.d,0)*.35+.9*b));a[m].push({kind:"beam",from:C,to:S,width:1.75*b,tone:"joint"})}let d=i(e),h=$e(n.tool),f=[n.tool[2],n.tool[6],n.tool[10]];if(Math.hypot(...h)>.5*d&&l(e,[0,0,0],h,.5*d,.4*d),g()>2.2*d?a[e].push({kind:"ball",at:h,radius:.72*d,tone:"accent"}):a[e].push({kind:"drum",at:h.map((m,v)=>m-.2*d*f[v]),axis:f,radius:.62*d,length:.5*d,tone:"joint"}),n.payload.mass>0){let m=Math.min(.11*t,Math.max(.02*t,.5*Math.cbrt(n.payload.mass/2700)));a[e].push({kind:"ball",at:kt(n.tool,n.payload.com),radius:m,tone:"foot"})}function g(){return Math.abs(n.rows[e-1].a)}n.rows.forEach((m,v)=>s.push({name:m.link,parts:[],mass:m.mass,com:m.com,inertia:m.inertia})&&(s[v].parts=a[v])),s[e].parts=a[e];let y=tx(n.gravity);if(s[0].parts.push(...GA(n,y,i(0))),n.shapes.length||n.rows.some(m=>m.shapes.length)){let m=ka(n.base),v=[n.shapes.map(_=>WA(p0(_,"foot"),m)),...n.rows.map((_,w)=>_.shapes.map(b=>p0(b,w%2?"body":"accent")))];s.forEach((_,w)=>Object.assign(_,{schematic:_.parts,parts:v[w]}))}return{links:s,joints:r,tip:{link:e,frame:[...n.tool]},reach:t,up:y}}function GA(n,e,t){let i=[0,0,1],[s,r,o]=[n.base[2],n.base[6],n.base[10]];return Math.abs(s*e[0]+r*e[1]+o*e[2])>.9?[{kind:"drum",at:[0,0,-.7*t],axis:i,radius:1.65*t,length:.6*t,tone:"foot"}]:[{kind:"drum",at:[0,0,-1.35*t],axis:i,radius:1.3*t,length:.9*t,tone:"foot"}]}function p0(n,e){let t=n.frame.length?n.frame:[...Mi],i=$e(t),{radius:s,size:r}=n,o={tone:e,...n.colour.length&&{colour:n.colour}};switch(n.kind){case"capsule":return{kind:"limb",from:n.ends.slice(0,3),to:n.ends.slice(3,6),r0:s,r1:s,...o,tone:e==="foot"?e:"body"};case"cylinder":return{kind:"drum",at:i,axis:[t[2],t[6],t[10]],radius:s,length:r[0],...o};case"sphere":return{kind:"ball",at:i,radius:s,...o};case"ellipsoid":return{kind:"ellipsoid",frame:t,size:r,...o};case"mesh":return{kind:"mesh",frame:t,size:r,mesh:n.mesh,...o,tone:e==="accent"?"body":e};default:return{kind:"box",frame:t,size:r,...o}}}function m0(n){let e=n.kind==="mesh"?Si.peek().get(n.mesh):void 0;if(n.kind==="mesh"&&!e)return[$e(n.frame)];let t=n.kind==="ellipsoid"?n.size:n.size.map(r=>r/2),[i,s]=e?[e.low,e.high].map(r=>r.map((o,a)=>o*(n.size[a]??1))):[t.map(r=>-r),t];return[0,1,2,3,4,5,6,7].map(r=>kt(n.frame,[r&1?i[0]:s[0],r&2?i[1]:s[1],r&4?i[2]:s[2]]))}function g0(n,e,t){let i=(s,r)=>kt(e,s).reduce((o,a,l)=>o+a*t[l],0)-r;return Math.min(...n.flatMap(s=>{if(s.kind==="limb")return[i(s.from,s.r0),i(s.to,s.r1)];if(s.kind==="beam")return[i(s.from,0),i(s.to,0)];if(s.kind==="drum"){let r=kt(e,s.axis).reduce((o,a,l)=>o+(a-e[4*l+3])*t[l],0);return[i(s.at,Math.abs(r)*s.length/2+Math.sqrt(Math.max(0,1-r*r))*s.radius)]}return s.kind==="ball"?[i(s.at,s.radius)]:m0(s).map(r=>i(r,0))}))}function nx(n,e){let t=jl(n);return!n.links.some(i=>i.schematic)||!(e||t.length&&!t.some(i=>Si.peek().has(i)))?n:{...n,links:n.links.map(i=>({...i,parts:i.schematic??i.parts}))}}var jl=n=>n.links.flatMap(e=>e.parts.flatMap(t=>t.kind==="mesh"?[t.mesh]:[]));function WA(n,e){let t=i=>kt(e,i).map((s,r)=>s-e[4*r+3]);switch(n.kind){case"limb":case"beam":return{...n,from:kt(e,n.from),to:kt(e,n.to)};case"drum":return{...n,at:kt(e,n.at),axis:t(n.axis)};case"ball":return{...n,at:kt(e,n.at)};default:return{...n,frame:It(e,n.frame)}}}var kd=n=>n.links.map((e,t)=>{let[i,s,r,o,a,l,c,u,d,h,f,g]=n.stand.slice(12*t,12*t+12);return[i,s,r,h,o,a,l,f,c,u,d,g,0,0,0,1]});function ix(n){let e=kd(n),t=tx(n.gravity),i=h=>h.ends.length?Math.hypot(...[0,1,2].map(f=>h.ends[f+3]-h.ends[f])):0,s=Math.max(.1,...n.links.map((h,f)=>Math.hypot(...$e(e[f]))+Math.max(0,...[...h.shapes,...h.schematic].map(i)))),r=n.links.some(h=>h.schematic.length),o=(h,f)=>h.map(g=>p0(g,n.links[f].body<0?"foot":f%2?"body":"accent")),a=n.links.map((h,f)=>({name:h.name,mass:h.mass,com:h.com,inertia:h.inertia,parts:o(h.shapes,f),...r&&{schematic:o(h.schematic,f)}})),l=n.joints.filter(h=>h.nv===1).map(h=>{let f=n.links.findIndex(y=>y.name===h.child),g=n.axes.slice(3*h.body,3*h.body+3);return{name:h.name,type:h.type,link:f,child:f,frame:It(ka(n.links[f].frame),qA(g))}}),c=a.map(h=>h.schematic??h.parts),u=c.map(h=>h.flatMap(f=>f.kind==="limb"?[f.r0]:[]));for(let{link:h,frame:f}of l){let g=u[h].length?u[h]:u.flat();if(!g.length)continue;let y=Math.min(1.25*Math.min(...g),.06*s);c[h].push({kind:"drum",at:$e(f),axis:[f[2],f[6],f[10]],radius:y,length:1.9*y,tone:"joint"})}let d=n.links.findIndex(h=>h.name===n.tip);return{links:a,joints:l,tip:{link:d,frame:[...Mi]},reach:s,up:t}}function qA(n){let e=n.map(a=>a/(Math.hypot(...n)||1)),t=Math.abs(e[0])<.8?[1,0,0]:[0,1,0],i=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],s=Math.hypot(...i),r=i.map(a=>a/s),o=[r[1]*e[2]-r[2]*e[1],r[2]*e[0]-r[0]*e[2],r[0]*e[1]-r[1]*e[0]];return[o[0],r[0],e[0],0,o[1],r[1],e[1],0,o[2],r[2],e[2],0,0,0,0,1]}function v0(n){let e=Math.hypot(n[0],n[4]),t=i=>Math.abs(i)<1e-15?0:i;return e>1e-9?[Math.atan2(n[9],n[10]),Math.atan2(-n[8],e),Math.atan2(n[4],n[0])].map(t):[Math.atan2(-n[6],n[5]),Math.atan2(-n[8],e),0].map(t)}function sx([n,e,t],i){let s=[Math.cos(e),0,Math.sin(e),0,0,1,0,0,-Math.sin(e),0,Math.cos(e),0,0,0,0,1],r=It(It(Ua(t),s),Xo(n)).map(o=>Math.abs(o)<1e-16?0:o);return[r[3],r[7],r[11]]=i,r}var b0={};J1(b0,{SPEEDS:()=>Ba,duration:()=>ao,film:()=>$t,filmed:()=>_0,followTime:()=>x0,live:()=>Kl,loop:()=>ss,playing:()=>Ii,sampleAt:()=>y0,seek:()=>rs,show:()=>Ui,speed:()=>ws,stepBy:()=>za,time:()=>rn,toggle:()=>Bu});var $t=pe(null),Kl=pe(null),rn=pe(0),Ii=pe(!1),ws=pe(1),ss=pe(!0),ao=De(()=>$t.value?.t.length?$t.value.t[$t.value.t.length-1]:0),Ba=[.1,.25,.5,1,2,4];function y0(n,e){let t=0,i=n.length-1;for(;t<i;){let s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}var _0=De(()=>{let n=$t.value;if(!n?.t.length)return[];let e=y0(n.t,rn.value),t=Math.min(e+1,n.t.length-1),i=t>e?Math.min(1,Math.max(0,(rn.value-n.t[e])/(n.t[t]-n.t[e]))):0;return n.q.map(s=>s[e]+i*(s[t]-s[e]))});function Ui(n){Ks(()=>{(!n||n.title!==$t.peek()?.title)&&(rn.value=0,Ii.value=!1),$t.value=n,n&&(rn.value=Math.min(rn.peek(),n.t[n.t.length-1]??0))})}function Bu(){$t.peek()&&(!Ii.peek()&&rn.peek()>=ao.peek()&&(rn.value=0),Ii.value=!Ii.peek())}var rs=n=>{rn.value=Math.min(Math.max(n,0),ao.peek())};function za(n){let e=$t.peek();if(!e)return;Ii.value=!1;let t=Math.max(1,Math.round(e.t.length/200)),i=y0(e.t,rn.peek()+1e-12);rn.value=e.t[Math.min(Math.max(i+n*t,0),e.t.length-1)]}function x0(){let n=0,e=Rt(()=>{if(cancelAnimationFrame(n),!Ii.value)return;let t=performance.now(),i=s=>{let r=rn.peek()+ws.peek()*(s-t)/1e3;t=s,r<ao.peek()?rn.value=r:ss.peek()?rn.value=0:(rn.value=ao.peek(),Ii.value=!1),Ii.peek()&&(n=requestAnimationFrame(i))};n=requestAnimationFrame(i)});return()=>(cancelAnimationFrame(n),e())}var Ld=pe({}),Ha=(n,e)=>{Ld.value={...Ld.value,[n]:e}},Ge=De(()=>{let n=rt.value;if(n.kind==="dh")return ex(n);let e=Ld.value[n.toml];return e?{...e,gravity:n.gravity}:null}),rx=De(()=>Ge.value?.key??""),Va=pe({key:"",kernels:null,problem:""}),Yo=De(()=>Va.value.key===rx.value?Va.value.problem:""),Zt=De(()=>{let n=Ge.value,{kernels:e,key:t}=Va.value;if(!n||!e||t!==n.key)return null;let i=rt.value;return n.editable&&i.kind==="dh"&&e.set({numbers:n.numbers,gravity:i.gravity,tip:Rd(i)}),e});function ox(){let n=[Rt(()=>{let e=rt.value;e.kind==="source"&&!Ld.value[e.toml]&&V_(On.peek()).then(t=>t&&Ha(e.toml,t))}),Rt(()=>{Si.value,lo.value&&W_(jl(lo.value))}),Rt(()=>{let e=rx.value;if(!e||Va.peek().key===e)return;Va.value={key:e,kernels:null,problem:""};let t=(i,s)=>{Va.peek().key===e&&(Va.value={key:e,kernels:i,problem:s})};Oa(e,On.peek()).then(i=>Yl.load(i)).then(i=>t(i,""),i=>t(null,i.message))})];return()=>n.forEach(e=>e())}function Zl(n){let e=Ge.peek();return!e||n.length!==e.nq?null:e.editable?Cd(e,n):Zt.peek()?.has("frames")?Zt.peek().call("frames",{q:Float64Array.from(n)}):null}function Dd(n){let e=rt.value;if(e.kind==="dh")return Jl(e,n).slice(0,e.rows.length+1);let t=Ge.value;if(!t)return[];let i=(t.editable||Zt.value)&&Zl(n);return i?t.links.map((s,r)=>Ss(t,i,r)):kd(t)}var lo=De(()=>{let n=rt.value;return n.kind==="dh"?Id(n):Ge.value&&ix(Ge.value)}),XA=De(()=>St.value.layers.includes("schematic")),As=De(()=>{if(!lo.value)return null;Si.value;let n=nx(lo.value,XA.value),e=rt.value,{up:t}=n;if(e.kind==="dh")return Math.abs(t[2])>.9&&n.links[0].parts!==n.links[0].schematic&&n.links[0].schematic&&n.links[0].parts.length?{...n,ground:g0(n.links[0].parts,e.base,t)}:n;let i=Ge.value,s=Math.min(...kd(i).map((r,o)=>g0(n.links[o].parts,r,t)));return{...n,ground:Number.isFinite(s)?s:0}}),M0=De(()=>[...lo.value&&!Xl.value?new Set(jl(lo.value)):[]].filter(e=>!Si.value.has(e)).length),Nd=De(()=>Kl.value??($t.value?_0.value:xt.value.q)),Fd=De(()=>Dd(Nd.value));function S0(n){let e=As.value,t=Dd(n);return e&&e.tip.link>=0&&t.length?It(t[e.tip.link],e.tip.frame):[...Ia]}var Od=De(()=>S0(Nd.value));var Ga=[["system","As the system"],["light","Light"],["dark","Dark"],["projector","Projector"]],w0=typeof matchMedia>"u"?null:matchMedia("(prefers-color-scheme: dark)"),ax=pe(w0?.matches??!1);w0?.addEventListener("change",()=>ax.value=w0.matches);var Wa=De(()=>St.value.theme==="system"?ax.value?"dark":"light":St.value.theme),Ud=De(()=>Wa.value==="dark"),Bd=De(()=>Wa.value==="projector"?1.5:1),lx=()=>typeof matchMedia<"u"&&matchMedia("(prefers-reduced-motion: reduce)").matches,cx=()=>{let n=Ga.findIndex(([e])=>e===St.peek().theme);mn({theme:Ga[(n+1)%Ga.length][0]})},ux=()=>Rt(()=>{document.documentElement.dataset.theme=Wa.value});var YA=Symbol.for("pv"),JA=0;function p(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:YA,__v:--JA,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),Dt.vnode&&Dt.vnode(c),c}var hx={start:"M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",model:"M4 5h16v14H4zM4 10h16M10 10v9",pose:"M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",motion:"M3 18c5 0 5-12 9-12s4 12 9 12",dynamics:"M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",simulation:"M7 4v16l13-8z",methods:"M5 20V10M10 20V4M15 20v-7M20 20V8",lessons:"M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",export:"M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",undo:"M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",redo:"M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",search:"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",share:"M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",more:"M5 12h.01M12 12h.01M19 12h.01",close:"M6 6l12 12M18 6L6 18",check:"M5 12.5l4.5 4.5L19 7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",trash:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",copy:"M9 9h11v11H9zM5 15H4V4h11v1",play:"M7 4v16l13-8z",pause:"M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",first:"M6 5v14M19 5L9 12l10 7z",back:"M17 5L7 12l10 7z",next:"M7 5l10 7-10 7z",repeat:"M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",down:"M6 9l6 6 6-6",up:"M6 15l6-6 6 6",right:"M9 6l6 6-6 6",eye:"M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",layers:"M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",camera:"M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",home:"M4 11l8-7 8 7M6 9.5V20h12V9.5",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5h.01",error:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",note:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",file:"M6 3h8l4 4v14H6zM14 3v4h4",open:"M3 19V5h6l2 3h10v11z",save:"M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",sun:"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",moon:"M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",screen:"M3 4h18v12H3zM9 20h6M12 16v4",system:"M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",target:"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",code:"M8 7l-5 5 5 5M16 7l5 5-5 5",chart:"M4 4v16h16M7 15l4-5 3 3 5-7",walk:"M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",print:"M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",help:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01"},jA=new Set(["play","pause","simulation"]);function Rn({name:n,size:e=20}){return p("svg",{class:`icon${jA.has(n)?" solid":n==="more"?" dots":""}`,viewBox:"0 0 24 24",width:e,height:e,"aria-hidden":"true",focusable:"false",children:p("path",{d:hx[n]??hx.help})})}var zu=pe([]),KA=0;function gn(n,e="good",t){let i=++KA;zu.value=[...zu.peek().filter(s=>s.text!==n).slice(-2),{id:i,text:n,level:e,action:t}],e!=="error"&&setTimeout(()=>A0(i),t?9e3:5e3)}var A0=n=>{zu.value=zu.peek().filter(e=>e.id!==n)};function dx(){return p("div",{class:"toasts",role:"status","aria-live":"polite",children:zu.value.map(n=>p("div",{class:`toast ${n.level}`,children:[p(Rn,{name:n.level==="good"?"check":n.level,size:18}),p("span",{children:n.text}),n.action&&p("button",{type:"button",class:"link",onClick:()=>(A0(n.id),n.action?.run()),children:n.action.title}),p("button",{type:"button",class:"icon-button","aria-label":"Close the message",onClick:()=>A0(n.id),children:p(Rn,{name:"close",size:16})})]},n.id))})}async function Ot(n,e){try{await navigator.clipboard.writeText(n)}catch{let t=Object.assign(document.createElement("textarea"),{value:n});document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}gn(`${e} copied.`)}function co({label:n,icon:e,items:t,children:i,align:s="left"}){let r=Sn(!1),o=Wt(null),a=Wt(null),l=Wt(null),c=()=>[...a.current?.querySelectorAll("[role^=menuitem]:not([disabled])")??[]],u=(h=!0)=>(r.value=!1,h&&l.current?.focus());t0(()=>{if(!r.value)return;c()[0]?.focus();let h=f=>!o.current?.contains(f.target)&&u(!1);return document.addEventListener("pointerdown",h,!0),()=>document.removeEventListener("pointerdown",h,!0)},[r.value]);let d=h=>{let f=c(),g=f.indexOf(document.activeElement),y=m=>(h.preventDefault(),f[(m+f.length)%f.length]?.focus());if(h.key==="ArrowDown")y(g+1);else if(h.key==="ArrowUp")y(g-1);else if(h.key==="Home")y(0);else if(h.key==="End")y(f.length-1);else if(h.key==="Escape")h.preventDefault(),h.stopPropagation(),u();else if(h.key==="Tab")u(!1);else if(/^\S$/.test(h.key)&&!h.ctrlKey&&!h.metaKey){let m=f.findIndex((v,_)=>_>g&&v.textContent?.trim().toLowerCase().startsWith(h.key.toLowerCase()));m>=0&&y(m)}};return p("div",{class:`menu-root ${s}`,ref:o,children:[p("button",{type:"button",ref:l,class:i===void 0?"icon-button":"button quiet","aria-label":i===void 0?n:void 0,"aria-haspopup":"menu","aria-expanded":r.value,title:i===void 0?n:void 0,onClick:()=>r.value=!r.value,onKeyDown:h=>h.key==="ArrowDown"&&(h.preventDefault(),r.value=!0),children:[e&&p(Rn,{name:e}),i!==void 0&&p("span",{children:i}),i!==void 0&&p(Rn,{name:"down",size:14})]}),r.value&&p("div",{class:"menu",role:"menu","aria-label":n,ref:a,onKeyDown:d,children:t().map(h=>p(st,{children:[h.apart&&p("div",{class:"menu-line",role:"separator"}),p("button",{type:"button",role:h.checked===void 0?"menuitem":"menuitemcheckbox","aria-checked":h.checked,tabIndex:-1,disabled:h.disabled,onClick:()=>(h.stay||u(),h.run()),children:[p(Rn,{name:h.checked?"check":h.checked===!1?"":h.icon??"",size:18}),p("span",{children:h.title}),h.keys&&p("kbd",{children:h.keys})]})]}))})]})}var T0=pe(null);function fx({text:n,keys:e,children:t}){let i=Wt(0),s=Wt(null),r=()=>{let l=s.current?.firstElementChild?.getBoundingClientRect();if(!l)return;let c=l.bottom>innerHeight-60;T0.value={text:n,keys:e,x:Math.min(Math.max(l.left+l.width/2,70),innerWidth-70),y:c?l.top-8:l.bottom+8,above:c}},o=l=>{l.pointerType==="mouse"&&(clearTimeout(i.current),i.current=window.setTimeout(r,450))},a=()=>{clearTimeout(i.current),T0.value=null};return Mt(()=>a,[]),p("span",{class:"tip-for",ref:s,onPointerEnter:o,onPointerLeave:a,onPointerDown:a,onFocusCapture:l=>l.target.matches(":focus-visible")&&r(),onBlurCapture:a,children:t})}function px(){let n=T0.value,e=Wt(null);return t0(()=>{!e.current||!n||(e.current.style.left=`${n.x}px`,e.current.style.top=`${n.y}px`)}),n&&p("div",{class:n.above?"tip above":"tip",ref:e,"aria-hidden":"true",children:[n.text,n.keys&&p("kbd",{children:n.keys})]})}function Je({children:n,icon:e,onClick:t,kind:i="plain",disabled:s,title:r,pressed:o,expanded:a,small:l}){return p("button",{type:"button",class:`button ${i}${l?" small":""}`,onClick:t,disabled:s,title:r,"aria-pressed":o,"aria-expanded":a,children:[e&&p(Rn,{name:e,size:l?16:18}),n!==void 0&&p("span",{children:n})]})}function vn({icon:n,label:e,keys:t,onClick:i,disabled:s,pressed:r,expanded:o,size:a=20,kind:l=""}){return p(fx,{text:e,keys:t&&gs(t),children:p("button",{type:"button",class:`icon-button ${l}`,"aria-label":e,"aria-keyshortcuts":t?.replace("Mod","Control"),onClick:i,disabled:s,"aria-pressed":r,"aria-expanded":o,children:p(Rn,{name:n,size:a})})})}function At({title:n,hint:e,children:t,fold:i,open:s=!0,aside:r}){let o=Cr(),a=Sn(mx.get(n)??s),l=()=>mx.set(n,a.value=!a.value);return p("section",{class:"section","aria-labelledby":o,children:[p("header",{class:"section-head",children:[p("h3",{id:o,children:i?p("button",{type:"button",class:"fold","aria-expanded":a.value,onClick:l,children:[p(Rn,{name:a.value?"down":"right",size:16})," ",n]}):n}),r&&p("div",{class:"section-aside",children:r})]}),e&&a.value&&p("p",{class:"hint",children:e}),(!i||a.value)&&p("div",{class:"section-body",children:t})]})}var mx=new Map;function kr({tabs:n,value:e,onChange:t,label:i}){let s=Wt(null);return p("div",{class:"tabs",role:"tablist","aria-label":i,ref:s,onKeyDown:o=>{let a={ArrowRight:1,ArrowLeft:-1}[o.key],l=n.findIndex(([u])=>u===e),c=a?(l+a+n.length)%n.length:o.key==="Home"?0:o.key==="End"?n.length-1:-1;c<0||(o.preventDefault(),t(n[c][0]),s.current?.querySelectorAll("[role=tab]")[c]?.focus())},children:n.map(([o,a])=>p("button",{type:"button",role:"tab","aria-selected":o===e,tabIndex:o===e?0:-1,onClick:()=>t(o),children:a},o))})}function Ut({level:n="note",children:e,remedy:t,action:i}){return p("div",{class:`notice ${n}`,role:n==="error"?"alert":"note",children:[p(Rn,{name:n==="good"?"check":n,size:18}),p("div",{children:[p("p",{children:e}),t&&p("p",{class:"remedy",children:t}),i&&p("div",{class:"notice-action",children:i})]})]})}function zd({share:n,text:e,onCancel:t}){return p("div",{class:"progress",children:[p("progress",{max:1,value:n<0?void 0:n,"aria-label":e}),p("span",{class:"progress-text","aria-live":"polite",children:e}),t&&p(Je,{small:!0,onClick:t,children:"Cancel"})]})}function gx({job:n}){let e=n.value;return e&&p(zd,{share:e.progress.value.share,text:e.progress.value.text,onCancel:e.cancel})}var Vs=({title:n,children:e})=>p("div",{class:"empty",children:[p("h3",{children:n}),p("div",{children:e})]}),Ql=({rows:n})=>p("dl",{class:"facts",children:n.map(([e,t])=>p("div",{children:[p("dt",{children:e}),p("dd",{children:t})]},e))});var qa=32*Math.PI/180;function Vd({eye:n,target:e,up:t}){let i=Vu(Cn(n,e),[1,0,0]),s=Vu(Wo(t,i),Math.abs(i[0])<.9?[1,0,0]:[0,1,0]);return[s,Wo(i,s),i]}var Vu=(n,e)=>Lt(n)>1e-9?tn(n,1/Lt(n)):e;function Hd(n){let e=[0,1,2].reduce((s,r)=>Math.abs(n[r])>Math.abs(n[s])+1e-9?r:s,0),t=[0,0,0];t[(e+1)%3]=1;let i=Vu(Cn(t,tn(n,Kn(t,n))),[1,0,0]);return[i,Wo(n,i)]}function Gd(n,e,t,i=1.4){let s=Math.abs(t[2])<.5,[r,o]=Hd(t),a=s?[0,0,1]:ci(tn(r,.78),tn(o,-.62)),l=Vu(ci(ci(a,s?tn(Wo(t,[0,0,1]),.42):[0,0,0]),tn(t,s?.25:.42)),[1,0,0]),c=Math.min(1,i),u=1.12*e/Math.sin(Math.atan(Math.tan(qa/2)*c));return{eye:ci(n,tn(l,u)),target:[...n],up:t}}function vx(n,e,t){let[i,s]=Hd(n.up),r=Cn(n.eye,n.target),o=Lt(r),a=Math.atan2(Kn(r,s),Kn(r,i))-e,l=Math.PI/2-.02,c=Math.min(Math.max(Math.asin(Math.min(1,Math.max(-1,Kn(r,n.up)/o)))+t,-l),l),u=ci(tn(i,Math.cos(a)),tn(s,Math.sin(a))),d=ci(tn(u,Math.cos(c)),tn(n.up,Math.sin(c)));return{...n,eye:ci(n.target,tn(d,o))}}function yx(n,e,t){let[i,s]=Vd(n),r=2*Lt(Cn(n.eye,n.target))*Math.tan(qa/2),o=ci(tn(i,-e*r),tn(s,t*r));return{...n,eye:ci(n.eye,o),target:ci(n.target,o)}}function _x(n,e,t){let i=Cn(n.eye,n.target),s=Lt(i);return{...n,eye:ci(n.target,tn(i,Math.min(Math.max(s*e,.1*t),40*t)/s))}}function uo(n,e,t){let[i,s,r]=Vd(n),o=t/2/Math.tan(qa/2);return a=>{let l=[a[0]-n.eye[0],a[1]-n.eye[1],a[2]-n.eye[2]],c=-Kn(l,r),u=o/Math.max(c,1e-6);return[e/2+u*Kn(l,i),t/2-u*Kn(l,s),c]}}function ZA(n,e,t,i,s){let[r,o,a]=Vd(n),l=2*Math.tan(qa/2)/s,c=ci(ci(tn(r,(e-i/2)*l),tn(o,(s/2-t)*l)),tn(a,-1));return{from:n.eye,along:Vu(c,[1,0,0])}}function xx(n,e,t,i,s,r){let{from:o,along:a}=ZA(n,t,i,s,r),l=Vd(n)[2],c=Kn(Cn(e,o),l)/Kn(a,l);return ci(o,tn(a,c))}var Jo=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","#8a7a00","#5b5b5b"],ec=["#4FB3E8","#FF8A4C","#3CCFA4","#E59CC5","#F2B84B","#8AD0F5","#EFE35C","#c4c4c4"],E0=[[],[8,4],[2,3],[10,3,2,3],[4,2],[14,4],[6,2,2,2,2,2],[1,4]],$a=["#D55E00","#009E73","#0072B2"],Xa=["#FF8A4C","#3CCFA4","#5FBCEF"];function tc(n,e){let{up:t}=n;if(n.ground!==void 0)return n.ground;let i=l=>l[0]*t[0]+l[1]*t[1]+l[2]*t[2],s=un(e),r=s[2]*t[0]+s[5]*t[1]+s[8]*t[2],o=n.links[0].parts.find(l=>l.kind==="drum"&&l.tone==="foot"),a=o?.kind==="drum"?o.length:0;return r>.9?i($e(e))-a:i($e(e))-1.12*n.reach}function bx(n,e){if(!(n>0))return null;let[t,i,s,r,o,a]=e,{values:l,vectors:c}=$l([t,r,o,r,i,a,o,a,s],3),u=[0,1,2].map(f=>2.5/n*(l[(f+1)%3]+l[(f+2)%3]-l[f])),d=Math.max(...u);return!Number.isFinite(d)||u.some(f=>f<-.02*d)?null:{half:u.map(f=>Math.sqrt(Math.max(0,f))),axes:c}}function Mx({figure:n,frames:e,layers:t,extras:i}){let s=[],r=.09*n.reach,o=(a,l,c)=>{["x","y","z"].forEach((u,d)=>{let h=[0,0,0];h[d]=1.18*c,s.push({at:kt(a,h),text:l?`${u}${QA(l)}`:u,tone:u})})};return t.has("frames")&&e.forEach((a,l)=>o(a,String(l),r)),i.frames?.forEach(a=>o(a.frame,a.label,a.size??r)),t.has("names")&&n.links.forEach((a,l)=>l&&s.push({at:kt(e[l],a.com),text:a.name,tone:"ink",off:[0,-14]})),i.arrows?.forEach(a=>{a.label&&Lt(a.vector)>1e-6&&s.push({at:a.at.map((l,c)=>l+a.vector[c]),text:a.label,tone:"accent",off:[0,-12]})}),s}var QA=n=>/^\d+$/.test(n)?[...n].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""):n;function Wd({figure:n,frames:e}){let t=e.map($e);n.links.forEach((a,l)=>a.parts.forEach(c=>{(c.kind==="limb"||c.kind==="beam")&&t.push(kt(e[l],c.from),kt(e[l],c.to)),"frame"in c&&t.push(...m0(c).map(u=>kt(e[l],u)))})),n.tip.link>=0&&t.push(kt(e[n.tip.link],$e(n.tip.frame)));let i=[0,1,2].map(a=>Math.min(...t.map(l=>l[a]))),s=[0,1,2].map(a=>Math.max(...t.map(l=>l[a]))),r=i.map((a,l)=>(a+s[l])/2),o=Math.max(.5*Math.hypot(...i.map((a,l)=>s[l]-a))*1.12,.42*n.reach);return{middle:r,radius:o}}var eT={light:{body:"#b9c1cb",joint:"#3b424b",accent:"#2f83bd",foot:"#6b7480"},dark:{body:"#c3cad2",joint:"#59626d",accent:"#3f9bd6",foot:"#525a64"}},qd=class{constructor(e){this.canvas=e;this.pen=e.getContext("2d")}canvas;kind="canvas";pen;size={width:1,height:1,ratio:1};resize(e,t,i){this.size={width:e,height:t,ratio:i},this.canvas.width=Math.round(e*i),this.canvas.height=Math.round(t*i)}draw(e){let{pen:t,size:i}=this,{figure:s,frames:r,layers:o,extras:a,trace:l,dark:c,camera:u,large:d}=e;t.setTransform(i.ratio,0,0,i.ratio,0,0),t.clearRect(0,0,i.width,i.height),t.lineCap=t.lineJoin="round";let h=uo(u,i.width,i.height),f=c?ec:Jo,g=(_,w,b,C,S=[])=>{let[x,A]=[h(_),h(w)];x[2]<=0||A[2]<=0||(t.strokeStyle=b,t.lineWidth=C,t.setLineDash(S),t.beginPath(),t.moveTo(x[0],x[1]),t.lineTo(A[0],A[1]),t.stroke(),t.setLineDash([]))};if(o.has("grid")){let[_,w]=Hd(s.up),b=$e(r[0]),C=b.map((A,O)=>A+(tc(s,r[0])-b.reduce((N,k,z)=>N+k*s.up[z],0))*s.up[O]),S=.25*s.reach,x=(A,O)=>C.map((N,k)=>N+A*S*_[k]+O*S*w[k]);for(let A=-5;A<=5;A++)g(x(A,-5),x(A,5),c?"#343b43":"#d5dae0",1),g(x(-5,A),x(5,A),c?"#343b43":"#d5dae0",1)}let y=(_,w,b=[])=>{for(let C=0;C+5<_.length;C+=3)g([_[C],_[C+1],_[C+2]],[_[C+3],_[C+4],_[C+5]],w,1.6*d,b)},m=(_,w)=>{let b=[];s.links.forEach((C,S)=>(C.schematic??C.parts).forEach(x=>{let[A,O,N]=Sx(x).map(U=>Array.isArray(U)?kt(_[S],U):U),[k,z]=[h(A),h(O)],G=(k[2]+z[2])/2,T=Math.max(2,2*N*(h(u.target)[2]>0?i.height/2/Math.tan(.279):1)/Math.max(G,1e-6)),I=x.colour&&`rgb(${x.colour.slice(0,3).map(U=>Math.round(255*U)).join(" ")})`,V=a.link===S?f[0]:I??eT[c?"dark":"light"][x.tone];b.push({depth:G,draw:()=>g(A,O,V,T)})})),t.globalAlpha=w?.2:1,b.sort((C,S)=>S.depth-C.depth).forEach(C=>C.draw()),t.globalAlpha=1};o.has("bodies")&&(a.ghost&&m(a.ghost,!0),m(r,!1));let v=(_,w,b)=>[[w,0,0],[0,w,0],[0,0,w]].forEach((C,S)=>g($e(_),kt(_,C),(c?Xa:$a)[S],b*d));if(o.has("axes")&&s.joints.forEach(_=>{let w=b=>kt(r[_.link],kt(_.frame,[0,0,b]));g(w(-.24*s.reach),w(.24*s.reach),c?"#e6e8eb":"#2b3036",1,[6,4])}),o.has("frames")&&r.forEach(_=>v(_,.09*s.reach,2)),o.has("com")&&s.links.forEach((_,w)=>{if(!w||!(_.mass>0))return;let[b,C]=h(kt(r[w],_.com));t.fillStyle="#E69F00",t.beginPath(),t.arc(b,C,5*d,0,7),t.fill()}),l&&o.has("trace")&&y(l,f[1]),a.paths?.forEach(_=>y(_.points,f[_.colour%f.length],_.dashed?[6,4]:[])),a.arrows?.forEach(_=>g(_.at,_.at.map((w,b)=>w+_.vector[b]),f[_.colour%f.length],4*d)),a.frames?.forEach(_=>v(_.frame,_.size??.09*s.reach,3)),a.goal){let[_,w]=h(a.goal);t.strokeStyle="#D55E00",t.lineWidth=3,t.beginPath(),t.arc(_,w,8*d,0,7),t.stroke()}}pick({figure:e,frames:t,camera:i},s,r){let o=uo(i,this.size.width,this.size.height),a=null,l=16;return e.links.forEach((c,u)=>u&&(c.schematic??c.parts).forEach(d=>{let[h,f]=Sx(d),[g,y]=[kt(t[u],h),kt(t[u],f)],[m,v]=[o(g),o(y)],_=(v[0]-m[0])**2+(v[1]-m[1])**2,w=_>0?Math.min(1,Math.max(0,((s-m[0])*(v[0]-m[0])+(r-m[1])*(v[1]-m[1]))/_)):0,b=Math.hypot(m[0]+w*(v[0]-m[0])-s,m[1]+w*(v[1]-m[1])-r);b<l&&(l=b,a={link:u,point:g.map((C,S)=>C+w*(y[S]-C))})})),a}dispose(){}};function Sx(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"drum":{let e=n.axis.map(t=>.15*n.length*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),.8*n.radius]}case"ball":return[n.at,n.at,n.radius];default:{let e=$e(n.frame);return[e,e,n.kind==="box"?.4*Math.hypot(...n.size):.03]}}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Qx=0,rg=1,eb=2;var tl=1,tb=2,Ec=3,Br=0,Ei=1,Ws=2,nl=0,Cc=1,og=2,ag=3,lg=4,nb=5;var il=100,ib=101,sb=102,rb=103,ob=104,ab=200,lb=201,cb=202,ub=203,cg=204,ug=205,hb=206,db=207,fb=208,pb=209,mb=210,gb=211,vb=212,yb=213,_b=214,vf=0,yf=1,_f=2,gc=3,xf=4,bf=5,Mf=6,Sf=7,hg=0,xb=1,bb=2,zr=0,dg=1,fg=2,pg=3,ph=4,mg=5,gg=6,vg=7;var yg=300,sl=301,Rc=302,jf=303,Kf=304,wf=1e3,Dr=1001,Af=1002,Ti=1003,Mb=1004;var mh=1005;var Zi=1006,Zf=1007;var Mo=1008;var as=1009,_g=1010,xg=1011,Pc=1012,Qf=1013,rr=1014,or=1015,ar=1016,ep=1017,tp=1018,rl=1020,bg=35902,Mg=35899,Sg=1021,wg=1022,lr=1023,yo=1026,So=1027,Ag=1028,np=1029,ua=1030,ip=1031;var sp=1033,gh=33776,vh=33777,yh=33778,_h=33779,rp=35840,op=35841,ap=35842,lp=35843,cp=36196,up=37492,hp=37496,dp=37488,fp=37489,xh=37490,pp=37491,mp=37808,gp=37809,vp=37810,yp=37811,_p=37812,xp=37813,bp=37814,Mp=37815,Sp=37816,wp=37817,Ap=37818,Tp=37819,Ep=37820,Cp=37821,Rp=36492,Pp=36494,Ip=36495,kp=36283,Lp=36284,bh=36285,Dp=36286;var Yu=2300,Tf=2301,mf=2302,K0=2303,Z0=2400,Q0=2401,eg=2402;var Sb=3200;var Np=0,wb=1,wo="",Ji="srgb",Ju="srgb-linear",ju="linear",Xt="srgb";var gf=7680;var Ab=519,Tb=512,Eb=513,Cb=514,Tg=515,Rb=516,Pb=517,Eg=518,Cg=519,Ib=35044;var Rg="300 es",Gs=2e3,vc=2001;function tT(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function nT(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Ku(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function kb(){let n=Ku("canvas");return n.style.display="block",n}var wx={},Za=null;function Pg(n){Za=n}function Ig(...n){let e="THREE."+n.shift();Za?Za("log",e,...n):console.log(e,...n)}function Lb(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ze(...n){n=Lb(n);let e="THREE."+n.shift();if(Za)Za("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function nt(...n){n=Lb(n);let e="THREE."+n.shift();if(Za)Za("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Xu(...n){let e=n.join(" ");e in wx||(wx[e]=!0,Ze(...n))}function Db(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var Nb={[vf]:vf,[_f]:Mf,[xf]:xf,[gc]:bf,[yf]:yf,[Mf]:_f,[Sf]:Sf,[bf]:gc},Nr=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Bi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var C0=Math.PI/180,Ef=180/Math.PI;function Mh(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Bi[n&255]+Bi[n>>8&255]+Bi[n>>16&255]+Bi[n>>24&255]+"-"+Bi[e&255]+Bi[e>>8&255]+"-"+Bi[e>>16&15|64]+Bi[e>>24&255]+"-"+Bi[t&63|128]+Bi[t>>8&255]+"-"+Bi[t>>16&255]+Bi[t>>24&255]+Bi[i&255]+Bi[i>>8&255]+Bi[i>>16&255]+Bi[i>>24&255]).toLowerCase()}function Et(n,e,t){return Math.max(e,Math.min(t,n))}function iT(n,e){return(n%e+e)%e}function R0(n,e,t){return(1-t)*n+t*e}function Fb(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function kg(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function sT(n,e){if(e.constructor===Float32Array)return n;let t=kg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function rT(n,e){if(e.constructor===Float32Array)return n;let t=kg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var ht=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Et(this.x,e.x,t.x),this.y=Et(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Et(this.x,e,t),this.y=Et(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Et(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Et(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Cs=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],d=i[s+3],h=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(d!==y||l!==h||c!==f||u!==g){let m=l*h+c*f+u*g+d*y;m<0&&(h=-h,f=-f,g=-g,y=-y,m=-m);let v=1-a;if(m<.9995){let _=Math.acos(m),w=Math.sin(_);v=Math.sin(v*_)/w,a=Math.sin(a*_)/w,l=l*v+h*a,c=c*v+f*a,u=u*v+g*a,d=d*v+y*a}else{l=l*v+h*a,c=c*v+f*a,u=u*v+g*a,d=d*v+y*a;let _=1/Math.sqrt(l*l+c*c+u*u+d*d);l*=_,c*=_,u*=_,d*=_}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],d=r[o],h=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+u*d+l*f-c*h,e[t+1]=l*g+u*h+c*d-a*f,e[t+2]=c*g+u*f+a*h-l*d,e[t+3]=u*g-a*d-l*h-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),d=a(r/2),h=l(i/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=h*u*d+c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"YXZ":this._x=h*u*d+c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"ZXY":this._x=h*u*d-c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"ZYX":this._x=h*u*d-c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"YZX":this._x=h*u*d+c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d-h*f*g;break;case"XZY":this._x=h*u*d-c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d+h*f*g;break;default:Ze("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],d=t[10],h=i+a+d;if(h>0){let f=.5/Math.sqrt(h+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(i>a&&i>d){let f=2*Math.sqrt(1+i-a-d);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>d){let f=2*Math.sqrt(1+a-i-d);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+d-i-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Et(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},K=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Ax.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Ax.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),d=2*(r*i-o*t);return this.x=t+l*c+o*d-a*u,this.y=i+l*u+a*c-r*d,this.z=s+l*d+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Et(this.x,e.x,t.x),this.y=Et(this.y,e.y,t.y),this.z=Et(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Et(this.x,e,t),this.y=Et(this.y,e,t),this.z=Et(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Et(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return P0.copy(this).projectOnVector(e),this.sub(P0)}reflect(e){return this.sub(P0.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Et(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},P0=new K,Ax=new Cs,ot=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],d=i[7],h=i[2],f=i[5],g=i[8],y=s[0],m=s[3],v=s[6],_=s[1],w=s[4],b=s[7],C=s[2],S=s[5],x=s[8];return r[0]=o*y+a*_+l*C,r[3]=o*m+a*w+l*S,r[6]=o*v+a*b+l*x,r[1]=c*y+u*_+d*C,r[4]=c*m+u*w+d*S,r[7]=c*v+u*b+d*x,r[2]=h*y+f*_+g*C,r[5]=h*m+f*w+g*S,r[8]=h*v+f*b+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],d=u*o-a*c,h=a*l-u*r,f=c*r-o*l,g=t*d+i*h+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return e[0]=d*y,e[1]=(s*c-u*i)*y,e[2]=(a*i-s*o)*y,e[3]=h*y,e[4]=(u*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(i*l-c*t)*y,e[8]=(o*t-i*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Xu("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(I0.makeScale(e,t)),this}rotate(e){return Xu("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(I0.makeRotation(-e)),this}translate(e,t){return Xu("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(I0.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},I0=new ot,Tx=new ot().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Ex=new ot().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function oT(){let n={enabled:!0,workingColorSpace:Ju,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Xt&&(s.r=vo(s.r),s.g=vo(s.g),s.b=vo(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Xt&&(s.r=mc(s.r),s.g=mc(s.g),s.b=mc(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===wo?ju:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Ju]:{primaries:e,whitePoint:i,transfer:ju,toXYZ:Tx,fromXYZ:Ex,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Ji},outputColorSpaceConfig:{drawingBufferColorSpace:Ji}},[Ji]:{primaries:e,whitePoint:i,transfer:Xt,toXYZ:Tx,fromXYZ:Ex,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Ji}}}),n}var Tt=oT();function vo(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function mc(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var nc,Cf=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{nc===void 0&&(nc=Ku("canvas")),nc.width=e.width,nc.height=e.height;let s=nc.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=nc}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ku("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=vo(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(vo(t[i]/255)*255):t[i]=vo(t[i]);return{data:t,width:e.width,height:e.height}}else return Ze("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},aT=0,yc=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:aT++}),this.uuid=Mh(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(k0(s[o].image)):r.push(k0(s[o]))}else r=k0(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function k0(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Cf.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ze("Texture: Unable to serialize Texture."),{})}var lT=0,L0=new K,os=class n extends Nr{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Dr,s=Dr,r=Zi,o=Mo,a=lr,l=as,c=n.DEFAULT_ANISOTROPY,u=wo){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:lT++}),this.uuid=Mh(),this.name="",this.source=new yc(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new ht(0,0),this.repeat=new ht(1,1),this.center=new ht(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ot,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(L0).x}get height(){return this.source.getSize(L0).y}get depth(){return this.source.getSize(L0).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Ze(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==yg)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case wf:e.x=e.x-Math.floor(e.x);break;case Dr:e.x=e.x<0?0:1;break;case Af:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case wf:e.y=e.y-Math.floor(e.y);break;case Dr:e.y=e.y<0?0:1;break;case Af:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};os.DEFAULT_IMAGE=null;os.DEFAULT_MAPPING=yg;os.DEFAULT_ANISOTROPY=1;var Tn=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],d=l[8],h=l[1],f=l[5],g=l[9],y=l[2],m=l[6],v=l[10];if(Math.abs(u-h)<.01&&Math.abs(d-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(u+h)<.1&&Math.abs(d+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let w=(c+1)/2,b=(f+1)/2,C=(v+1)/2,S=(u+h)/4,x=(d+y)/4,A=(g+m)/4;return w>b&&w>C?w<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(w),s=S/i,r=x/i):b>C?b<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),i=S/s,r=A/s):C<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),i=x/r,s=A/r),this.set(i,s,r,t),this}let _=Math.sqrt((m-g)*(m-g)+(d-y)*(d-y)+(h-u)*(h-u));return Math.abs(_)<.001&&(_=1),this.x=(m-g)/_,this.y=(d-y)/_,this.z=(h-u)/_,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Et(this.x,e.x,t.x),this.y=Et(this.y,e.y,t.y),this.z=Et(this.z,e.z,t.z),this.w=Et(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Et(this.x,e,t),this.y=Et(this.y,e,t),this.z=Et(this.z,e,t),this.w=Et(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Et(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Rf=class extends Nr{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Zi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Tn(0,0,e,t),this.scissorTest=!1,this.viewport=new Tn(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new os({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Zi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new yc(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Rs=class extends Rf{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Zu=class extends os{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ti,this.minFilter=Ti,this.wrapR=Dr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Pf=class extends os{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ti,this.minFilter=Ti,this.wrapR=Dr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Vt=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,o,a,l,c,u,d,h,f,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,d,h,f,g,y,m)}set(e,t,i,s,r,o,a,l,c,u,d,h,f,g,y,m){let v=this.elements;return v[0]=e,v[4]=t,v[8]=i,v[12]=s,v[1]=r,v[5]=o,v[9]=a,v[13]=l,v[2]=c,v[6]=u,v[10]=d,v[14]=h,v[3]=f,v[7]=g,v[11]=y,v[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/ic.setFromMatrixColumn(e,0).length(),r=1/ic.setFromMatrixColumn(e,1).length(),o=1/ic.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){let h=o*u,f=o*d,g=a*u,y=a*d;t[0]=l*u,t[4]=-l*d,t[8]=c,t[1]=f+g*c,t[5]=h-y*c,t[9]=-a*l,t[2]=y-h*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let h=l*u,f=l*d,g=c*u,y=c*d;t[0]=h+y*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*d,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=y+h*a,t[10]=o*l}else if(e.order==="ZXY"){let h=l*u,f=l*d,g=c*u,y=c*d;t[0]=h-y*a,t[4]=-o*d,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=y-h*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let h=o*u,f=o*d,g=a*u,y=a*d;t[0]=l*u,t[4]=g*c-f,t[8]=h*c+y,t[1]=l*d,t[5]=y*c+h,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let h=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=y-h*d,t[8]=g*d+f,t[1]=d,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*d+g,t[10]=h-y*d}else if(e.order==="XZY"){let h=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=-d,t[8]=c*u,t[1]=h*d+y,t[5]=o*u,t[9]=f*d-g,t[2]=g*d-f,t[6]=a*u,t[10]=y*d+h}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(cT,e,uT)}lookAt(e,t,i){let s=this.elements;return Ts.subVectors(e,t),Ts.lengthSq()===0&&(Ts.z=1),Ts.normalize(),jo.crossVectors(i,Ts),jo.lengthSq()===0&&(Math.abs(i.z)===1?Ts.x+=1e-4:Ts.z+=1e-4,Ts.normalize(),jo.crossVectors(i,Ts)),jo.normalize(),$d.crossVectors(Ts,jo),s[0]=jo.x,s[4]=$d.x,s[8]=Ts.x,s[1]=jo.y,s[5]=$d.y,s[9]=Ts.y,s[2]=jo.z,s[6]=$d.z,s[10]=Ts.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],d=i[5],h=i[9],f=i[13],g=i[2],y=i[6],m=i[10],v=i[14],_=i[3],w=i[7],b=i[11],C=i[15],S=s[0],x=s[4],A=s[8],O=s[12],N=s[1],k=s[5],z=s[9],G=s[13],T=s[2],I=s[6],V=s[10],U=s[14],se=s[3],$=s[7],X=s[11],te=s[15];return r[0]=o*S+a*N+l*T+c*se,r[4]=o*x+a*k+l*I+c*$,r[8]=o*A+a*z+l*V+c*X,r[12]=o*O+a*G+l*U+c*te,r[1]=u*S+d*N+h*T+f*se,r[5]=u*x+d*k+h*I+f*$,r[9]=u*A+d*z+h*V+f*X,r[13]=u*O+d*G+h*U+f*te,r[2]=g*S+y*N+m*T+v*se,r[6]=g*x+y*k+m*I+v*$,r[10]=g*A+y*z+m*V+v*X,r[14]=g*O+y*G+m*U+v*te,r[3]=_*S+w*N+b*T+C*se,r[7]=_*x+w*k+b*I+C*$,r[11]=_*A+w*z+b*V+C*X,r[15]=_*O+w*G+b*U+C*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],d=e[6],h=e[10],f=e[14],g=e[3],y=e[7],m=e[11],v=e[15],_=l*f-c*h,w=a*f-c*d,b=a*h-l*d,C=o*f-c*u,S=o*h-l*u,x=o*d-a*u;return t*(y*_-m*w+v*b)-i*(g*_-m*C+v*S)+s*(g*w-y*C+v*x)-r*(g*b-y*S+m*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],d=e[9],h=e[10],f=e[11],g=e[12],y=e[13],m=e[14],v=e[15],_=t*a-i*o,w=t*l-s*o,b=t*c-r*o,C=i*l-s*a,S=i*c-r*a,x=s*c-r*l,A=u*y-d*g,O=u*m-h*g,N=u*v-f*g,k=d*m-h*y,z=d*v-f*y,G=h*v-f*m,T=_*G-w*z+b*k+C*N-S*O+x*A;if(T===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let I=1/T;return e[0]=(a*G-l*z+c*k)*I,e[1]=(s*z-i*G-r*k)*I,e[2]=(y*x-m*S+v*C)*I,e[3]=(h*S-d*x-f*C)*I,e[4]=(l*N-o*G-c*O)*I,e[5]=(t*G-s*N+r*O)*I,e[6]=(m*b-g*x-v*w)*I,e[7]=(u*x-h*b+f*w)*I,e[8]=(o*z-a*N+c*A)*I,e[9]=(i*N-t*z-r*A)*I,e[10]=(g*S-y*b+v*_)*I,e[11]=(d*b-u*S-f*_)*I,e[12]=(a*O-o*k-l*A)*I,e[13]=(t*k-i*O+s*A)*I,e[14]=(y*w-g*C-m*_)*I,e[15]=(u*C-d*w+h*_)*I,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,d=a+a,h=r*c,f=r*u,g=r*d,y=o*u,m=o*d,v=a*d,_=l*c,w=l*u,b=l*d,C=i.x,S=i.y,x=i.z;return s[0]=(1-(y+v))*C,s[1]=(f+b)*C,s[2]=(g-w)*C,s[3]=0,s[4]=(f-b)*S,s[5]=(1-(h+v))*S,s[6]=(m+_)*S,s[7]=0,s[8]=(g+w)*x,s[9]=(m-_)*x,s[10]=(1-(h+y))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=ic.set(s[0],s[1],s[2]).length(),a=ic.set(s[4],s[5],s[6]).length(),l=ic.set(s[8],s[9],s[10]).length();r<0&&(o=-o),er.copy(this);let c=1/o,u=1/a,d=1/l;return er.elements[0]*=c,er.elements[1]*=c,er.elements[2]*=c,er.elements[4]*=u,er.elements[5]*=u,er.elements[6]*=u,er.elements[8]*=d,er.elements[9]*=d,er.elements[10]*=d,t.setFromRotationMatrix(er),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Gs,l=!1){let c=this.elements,u=2*r/(t-e),d=2*r/(i-s),h=(t+e)/(t-e),f=(i+s)/(i-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Gs)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===vc)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=d,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Gs,l=!1){let c=this.elements,u=2/(t-e),d=2/(i-s),h=-(t+e)/(t-e),f=-(i+s)/(i-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Gs)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===vc)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=d,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},ic=new K,er=new Vt,cT=new K(0,0,0),uT=new K(1,1,1),jo=new K,$d=new K,Ts=new K,Cx=new Vt,Rx=new Cs,_o=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],d=s[2],h=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Et(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Et(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(Et(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Et(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(h,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Et(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Et(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Ze("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Cx.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Cx,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Rx.setFromEuler(this),this.setFromQuaternion(Rx,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};_o.DEFAULT_ORDER="XYZ";var _c=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},hT=0,Px=new K,sc=new Cs,ho=new Vt,Xd=new K,Hu=new K,dT=new K,fT=new Cs,Ix=new K(1,0,0),kx=new K(0,1,0),Lx=new K(0,0,1),Dx={type:"added"},pT={type:"removed"},rc={type:"childadded",child:null},D0={type:"childremoved",child:null},ki=class n extends Nr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:hT++}),this.uuid=Mh(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new K,t=new _o,i=new Cs,s=new K(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Vt},normalMatrix:{value:new ot}}),this.matrix=new Vt,this.matrixWorld=new Vt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new _c,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return sc.setFromAxisAngle(e,t),this.quaternion.multiply(sc),this}rotateOnWorldAxis(e,t){return sc.setFromAxisAngle(e,t),this.quaternion.premultiply(sc),this}rotateX(e){return this.rotateOnAxis(Ix,e)}rotateY(e){return this.rotateOnAxis(kx,e)}rotateZ(e){return this.rotateOnAxis(Lx,e)}translateOnAxis(e,t){return Px.copy(e).applyQuaternion(this.quaternion),this.position.add(Px.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Ix,e)}translateY(e){return this.translateOnAxis(kx,e)}translateZ(e){return this.translateOnAxis(Lx,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(ho.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Xd.copy(e):Xd.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),Hu.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?ho.lookAt(Hu,Xd,this.up):ho.lookAt(Xd,Hu,this.up),this.quaternion.setFromRotationMatrix(ho),s&&(ho.extractRotation(s.matrixWorld),sc.setFromRotationMatrix(ho),this.quaternion.premultiply(sc.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(nt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Dx),rc.child=e,this.dispatchEvent(rc),rc.child=null):nt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(pT),D0.child=e,this.dispatchEvent(D0),D0.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),ho.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),ho.multiply(e.parent.matrixWorld)),e.applyMatrix4(ho),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Dx),rc.child=e,this.dispatchEvent(rc),rc.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Hu,e,dT),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Hu,fT,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let d=l[c];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),d=o(e.shapes),h=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),d.length>0&&(i.shapes=d),h.length>0&&(i.skeletons=h),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};ki.DEFAULT_UP=new K(0,1,0);ki.DEFAULT_MATRIX_AUTO_UPDATE=!0;ki.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ki=class extends ki{constructor(){super(),this.isGroup=!0,this.type="Group"}},mT={type:"move"},xc=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ki,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ki,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new K,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new K),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ki,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new K,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new K,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,i),v=this._getHandJoint(c,y);m!==null&&(v.matrix.fromArray(m.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=m.radius),v.visible=m!==null}let u=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],h=u.position.distanceTo(d.position),f=.02,g=.005;c.inputState.pinching&&h>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&h<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(mT)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Ki;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Ob={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ko={h:0,s:0,l:0},Yd={h:0,s:0,l:0};function N0(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var ft=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Ji){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Tt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=Tt.workingColorSpace){return this.r=e,this.g=t,this.b=i,Tt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=Tt.workingColorSpace){if(e=iT(e,1),t=Et(t,0,1),i=Et(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=N0(o,r,e+1/3),this.g=N0(o,r,e),this.b=N0(o,r,e-1/3)}return Tt.colorSpaceToWorking(this,s),this}setStyle(e,t=Ji){function i(r){r!==void 0&&parseFloat(r)<1&&Ze("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ze("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ze("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Ji){let i=Ob[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ze("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=vo(e.r),this.g=vo(e.g),this.b=vo(e.b),this}copyLinearToSRGB(e){return this.r=mc(e.r),this.g=mc(e.g),this.b=mc(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Ji){return Tt.workingToColorSpace(zi.copy(this),e),Math.round(Et(zi.r*255,0,255))*65536+Math.round(Et(zi.g*255,0,255))*256+Math.round(Et(zi.b*255,0,255))}getHexString(e=Ji){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Tt.workingColorSpace){Tt.workingToColorSpace(zi.copy(this),t);let i=zi.r,s=zi.g,r=zi.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=u<=.5?d/(o+a):d/(2-o-a),o){case i:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-i)/d+2;break;case r:l=(i-s)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=Tt.workingColorSpace){return Tt.workingToColorSpace(zi.copy(this),t),e.r=zi.r,e.g=zi.g,e.b=zi.b,e}getStyle(e=Ji){Tt.workingToColorSpace(zi.copy(this),e);let t=zi.r,i=zi.g,s=zi.b;return e!==Ji?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Ko),this.setHSL(Ko.h+e,Ko.s+t,Ko.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Ko),e.getHSL(Yd);let i=R0(Ko.h,Yd.h,t),s=R0(Ko.s,Yd.s,t),r=R0(Ko.l,Yd.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zi=new ft;ft.NAMES=Ob;var bc=class extends ki{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new _o,this.environmentIntensity=1,this.environmentRotation=new _o,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},tr=new K,fo=new K,F0=new K,po=new K,oc=new K,ac=new K,Nx=new K,O0=new K,U0=new K,B0=new K,z0=new Tn,V0=new Tn,H0=new Tn,ta=class n{constructor(e=new K,t=new K,i=new K){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),tr.subVectors(e,t),s.cross(tr);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){tr.subVectors(s,t),fo.subVectors(i,t),F0.subVectors(e,t);let o=tr.dot(tr),a=tr.dot(fo),l=tr.dot(F0),c=fo.dot(fo),u=fo.dot(F0),d=o*c-a*a;if(d===0)return r.set(0,0,0),null;let h=1/d,f=(c*l-a*u)*h,g=(o*u-a*l)*h;return r.set(1-f-g,g,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,po)===null?!1:po.x>=0&&po.y>=0&&po.x+po.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,po)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,po.x),l.addScaledVector(o,po.y),l.addScaledVector(a,po.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return z0.setScalar(0),V0.setScalar(0),H0.setScalar(0),z0.fromBufferAttribute(e,t),V0.fromBufferAttribute(e,i),H0.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(z0,r.x),o.addScaledVector(V0,r.y),o.addScaledVector(H0,r.z),o}static isFrontFacing(e,t,i,s){return tr.subVectors(i,t),fo.subVectors(e,t),tr.cross(fo).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return tr.subVectors(this.c,this.b),fo.subVectors(this.a,this.b),tr.cross(fo).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;oc.subVectors(s,i),ac.subVectors(r,i),O0.subVectors(e,i);let l=oc.dot(O0),c=ac.dot(O0);if(l<=0&&c<=0)return t.copy(i);U0.subVectors(e,s);let u=oc.dot(U0),d=ac.dot(U0);if(u>=0&&d<=u)return t.copy(s);let h=l*d-u*c;if(h<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(oc,o);B0.subVectors(e,r);let f=oc.dot(B0),g=ac.dot(B0);if(g>=0&&f<=g)return t.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(ac,a);let m=u*g-f*d;if(m<=0&&d-u>=0&&f-g>=0)return Nx.subVectors(r,s),a=(d-u)/(d-u+(f-g)),t.copy(s).addScaledVector(Nx,a);let v=1/(m+y+h);return o=y*v,a=h*v,t.copy(i).addScaledVector(oc,o).addScaledVector(ac,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},na=class{constructor(e=new K(1/0,1/0,1/0),t=new K(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(nr.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(nr.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=nr.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,nr):nr.fromBufferAttribute(r,o),nr.applyMatrix4(e.matrixWorld),this.expandByPoint(nr);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Jd.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Jd.copy(i.boundingBox)),Jd.applyMatrix4(e.matrixWorld),this.union(Jd)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,nr),nr.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Gu),jd.subVectors(this.max,Gu),lc.subVectors(e.a,Gu),cc.subVectors(e.b,Gu),uc.subVectors(e.c,Gu),Zo.subVectors(cc,lc),Qo.subVectors(uc,cc),Ya.subVectors(lc,uc);let t=[0,-Zo.z,Zo.y,0,-Qo.z,Qo.y,0,-Ya.z,Ya.y,Zo.z,0,-Zo.x,Qo.z,0,-Qo.x,Ya.z,0,-Ya.x,-Zo.y,Zo.x,0,-Qo.y,Qo.x,0,-Ya.y,Ya.x,0];return!G0(t,lc,cc,uc,jd)||(t=[1,0,0,0,1,0,0,0,1],!G0(t,lc,cc,uc,jd))?!1:(Kd.crossVectors(Zo,Qo),t=[Kd.x,Kd.y,Kd.z],G0(t,lc,cc,uc,jd))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,nr).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(nr).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(mo[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),mo[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),mo[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),mo[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),mo[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),mo[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),mo[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),mo[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(mo),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},mo=[new K,new K,new K,new K,new K,new K,new K,new K],nr=new K,Jd=new na,lc=new K,cc=new K,uc=new K,Zo=new K,Qo=new K,Ya=new K,Gu=new K,jd=new K,Kd=new K,Ja=new K;function G0(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Ja.fromArray(n,r);let a=s.x*Math.abs(Ja.x)+s.y*Math.abs(Ja.y)+s.z*Math.abs(Ja.z),l=e.dot(Ja),c=t.dot(Ja),u=i.dot(Ja);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Zn=new K,Zd=new ht,gT=0,Ai=class extends Nr{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:gT++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Ib,this.updateRanges=[],this.gpuType=or,this.version=0,this._normalizationScale=e!==void 0?kg(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Zd.fromBufferAttribute(this,t),Zd.applyMatrix3(e),this.setXY(t,Zd.x,Zd.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.applyMatrix3(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.applyMatrix4(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.applyNormalMatrix(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.transformDirection(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):sT(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):rT(e,this.array)}};var Qu=class extends Ai{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var eh=class extends Ai{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Pn=class extends Ai{constructor(e,t,i){super(new Float32Array(e),t,i)}},vT=new na,Wu=new K,W0=new K,Qa=class{constructor(e=new K,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):vT.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Wu.subVectors(e,this.center);let t=Wu.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Wu,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(W0.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Wu.copy(e.center).add(W0)),this.expandByPoint(Wu.copy(e.center).sub(W0))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},yT=0,Hs=new Vt,q0=new ki,hc=new K,Es=new na,qu=new na,wi=new K,Li=class n extends Nr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:yT++}),this.uuid=Mh(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(tT(e)?eh:Qu)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new ot().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Hs.makeRotationFromQuaternion(e),this.applyMatrix4(Hs),this}rotateX(e){return Hs.makeRotationX(e),this.applyMatrix4(Hs),this}rotateY(e){return Hs.makeRotationY(e),this.applyMatrix4(Hs),this}rotateZ(e){return Hs.makeRotationZ(e),this.applyMatrix4(Hs),this}translate(e,t,i){return Hs.makeTranslation(e,t,i),this.applyMatrix4(Hs),this}scale(e,t,i){return Hs.makeScale(e,t,i),this.applyMatrix4(Hs),this}lookAt(e){return q0.lookAt(e),q0.updateMatrix(),this.applyMatrix4(q0.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(hc).negate(),this.translate(hc.x,hc.y,hc.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Pn(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ze("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new na);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new K(-1/0,-1/0,-1/0),new K(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];Es.setFromBufferAttribute(r),this.morphTargetsRelative?(wi.addVectors(this.boundingBox.min,Es.min),this.boundingBox.expandByPoint(wi),wi.addVectors(this.boundingBox.max,Es.max),this.boundingBox.expandByPoint(wi)):(this.boundingBox.expandByPoint(Es.min),this.boundingBox.expandByPoint(Es.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&nt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Qa);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new K,1/0);return}if(e){let i=this.boundingSphere.center;if(Es.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];qu.setFromBufferAttribute(a),this.morphTargetsRelative?(wi.addVectors(Es.min,qu.min),Es.expandByPoint(wi),wi.addVectors(Es.max,qu.max),Es.expandByPoint(wi)):(Es.expandByPoint(qu.min),Es.expandByPoint(qu.max))}Es.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)wi.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(wi));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)wi.fromBufferAttribute(a,c),l&&(hc.fromBufferAttribute(e,c),wi.add(hc)),s=Math.max(s,i.distanceToSquared(wi))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&nt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){nt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new Ai(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let O=0;O<i.count;O++)a[O]=new K,l[O]=new K;let u=new K,d=new K,h=new K,f=new ht,g=new ht,y=new ht,m=new K,v=new K;function _(O,N,k){c[O]=c[N]=c[k]=1,u.fromBufferAttribute(i,O),d.fromBufferAttribute(i,N),h.fromBufferAttribute(i,k),f.fromBufferAttribute(r,O),g.fromBufferAttribute(r,N),y.fromBufferAttribute(r,k),d.sub(u),h.sub(u),g.sub(f),y.sub(f);let z=1/(g.x*y.y-y.x*g.y);isFinite(z)&&(m.copy(d).multiplyScalar(y.y).addScaledVector(h,-g.y).multiplyScalar(z),v.copy(h).multiplyScalar(g.x).addScaledVector(d,-y.x).multiplyScalar(z),a[O].add(m),a[N].add(m),a[k].add(m),l[O].add(v),l[N].add(v),l[k].add(v))}let w=this.groups;w.length===0&&(w=[{start:0,count:e.count}]);for(let O=0,N=w.length;O<N;++O){let k=w[O],z=k.start,G=k.count;for(let T=z,I=z+G;T<I;T+=3)_(e.getX(T+0),e.getX(T+1),e.getX(T+2))}let b=new K,C=new K,S=new K,x=new K;function A(O){S.fromBufferAttribute(s,O),x.copy(S);let N=a[O];b.copy(N),b.sub(S.multiplyScalar(S.dot(N))).normalize(),C.crossVectors(x,N);let z=C.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,z)}for(let O=0,N=i.count;O<N;++O)c[O]&&A(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new Ai(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let h=0,f=i.count;h<f;h++)i.setXYZ(h,0,0,0);let s=new K,r=new K,o=new K,a=new K,l=new K,c=new K,u=new K,d=new K;if(e)for(let h=0,f=e.count;h<f;h+=3){let g=e.getX(h+0),y=e.getX(h+1),m=e.getX(h+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),u.subVectors(o,r),d.subVectors(s,r),u.cross(d),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,y),c.fromBufferAttribute(i,m),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(y,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let h=0,f=t.count;h<f;h+=3)s.fromBufferAttribute(t,h+0),r.fromBufferAttribute(t,h+1),o.fromBufferAttribute(t,h+2),u.subVectors(o,r),d.subVectors(s,r),u.cross(d),i.setXYZ(h+0,u.x,u.y,u.z),i.setXYZ(h+1,u.x,u.y,u.z),i.setXYZ(h+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)wi.fromBufferAttribute(e,t),wi.normalize(),e.setXYZ(t,wi.x,wi.y,wi.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,d=a.normalized,h=new c.constructor(l.length*u),f=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*u;for(let v=0;v<u;v++)h[g++]=c[f++]}return new Ai(h,u,d)}if(this.index===null)return Ze("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,d=c.length;u<d;u++){let h=c[u],f=e(h,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let d=0,h=c.length;d<h;d++){let f=c[d];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],d=r[c];for(let h=0,f=d.length;h<f;h++)u.push(d[h].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var $0=new K,_T=new K,xT=new ot,ir=class{constructor(e=new K(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=$0.subVectors(i,t).cross(_T.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta($0),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||xT.getNormalMatrix(e),s=this.coplanarPoint($0).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},bT=0,Fr=class extends Nr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:bT++}),this.uuid=Mh(),this.name="",this.type="Material",this.blending=Cc,this.side=Br,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=cg,this.blendDst=ug,this.blendEquation=il,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ft(0,0,0),this.blendAlpha=0,this.depthFunc=gc,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Ab,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=gf,this.stencilZFail=gf,this.stencilZPass=gf,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Ze(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ft().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new ir().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ht().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ht().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var go=new K,X0=new K,Qd=new K,ef=new K,Mc=class{constructor(e=new K,t=new K(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,go)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=go.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(go.copy(this.origin).addScaledVector(this.direction,t),go.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){X0.copy(e).add(t).multiplyScalar(.5),Qd.copy(t).sub(e).normalize(),ef.copy(this.origin).sub(X0);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Qd),a=ef.dot(this.direction),l=-ef.dot(Qd),c=ef.lengthSq(),u=Math.abs(1-o*o),d,h,f,g;if(u>0)if(d=o*l-a,h=o*a-l,g=r*u,d>=0)if(h>=-g)if(h<=g){let y=1/u;d*=y,h*=y,f=d*(d+o*h+2*a)+h*(o*d+h+2*l)+c}else h=r,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h=-r,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h<=-g?(d=Math.max(0,-(-o*r+a)),h=d>0?-r:Math.min(Math.max(-r,-l),r),f=-d*d+h*(h+2*l)+c):h<=g?(d=0,h=Math.min(Math.max(-r,-l),r),f=h*(h+2*l)+c):(d=Math.max(0,-(o*r+a)),h=d>0?r:Math.min(Math.max(-r,-l),r),f=-d*d+h*(h+2*l)+c);else h=o>0?-r:r,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(X0).addScaledVector(Qd,h),f}intersectSphere(e,t){if(e.radius<0)return null;go.subVectors(e.center,this.origin);let i=go.dot(this.direction),s=go.dot(go)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,d=1/this.direction.z,h=this.origin;return c>=0?(i=(e.min.x-h.x)*c,s=(e.max.x-h.x)*c):(i=(e.max.x-h.x)*c,s=(e.min.x-h.x)*c),u>=0?(r=(e.min.y-h.y)*u,o=(e.max.y-h.y)*u):(r=(e.max.y-h.y)*u,o=(e.min.y-h.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(e.min.z-h.z)*d,l=(e.max.z-h.z)*d):(a=(e.max.z-h.z)*d,l=(e.min.z-h.z)*d),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,go)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,d=e.x-o.x,h=e.y-o.y,f=e.z-o.z,g=t.x-o.x,y=t.y-o.y,m=t.z-o.z,v=i.x-o.x,_=i.y-o.y,w=i.z-o.z,b=Math.abs(l),C=Math.abs(c),S=Math.abs(u),x,A,O,N,k,z,G,T,I,V,U,se;if(b>=C&&b>=S?(O=l,z=d,I=g,se=v,l>=0?(x=c,A=u,N=h,k=f,G=y,T=m,V=_,U=w):(x=u,A=c,N=f,k=h,G=m,T=y,V=w,U=_)):C>=S?(O=c,z=h,I=y,se=_,c>=0?(x=u,A=l,N=f,k=d,G=m,T=g,V=w,U=v):(x=l,A=u,N=d,k=f,G=g,T=m,V=v,U=w)):(O=u,z=f,I=m,se=w,u>=0?(x=l,A=c,N=d,k=h,G=g,T=y,V=v,U=_):(x=c,A=l,N=h,k=d,G=y,T=g,V=_,U=v)),O===0)return null;let $=x/O,X=A/O,te=1/O,ce=N-$*z,de=k-X*z,J=G-$*I,fe=T-X*I,ge=V-$*se,Ce=U-X*se,Se=ge*fe-Ce*J,Xe=ce*Ce-de*ge,ct=J*de-fe*ce;if(s){if(Se<0||Xe<0||ct<0)return null}else if((Se<0||Xe<0||ct<0)&&(Se>0||Xe>0||ct>0))return null;let We=Se+Xe+ct;if(We===0)return null;let vt=te*(Se*z+Xe*I+ct*se);return(We>0?vt<0:vt>0)?null:this.at(vt/We,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},xo=class extends Fr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ft(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _o,this.combine=hg,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Fx=new Vt,ja=new Mc,tf=new Qa,Ox=new K,nf=new K,sf=new K,rf=new K,Y0=new K,of=new K,Ux=new K,af=new K,Un=class extends ki{constructor(e=new Li,t=new xo){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){of.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],d=r[l];u!==0&&(Y0.fromBufferAttribute(d,e),o?of.addScaledVector(Y0,u):of.addScaledVector(Y0.sub(t),u))}t.add(of)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),tf.copy(i.boundingSphere),tf.applyMatrix4(r),ja.copy(e.ray).recast(e.near),!(tf.containsPoint(ja.origin)===!1&&(ja.intersectSphere(tf,Ox)===null||ja.origin.distanceToSquared(Ox)>(e.far-e.near)**2))&&(Fx.copy(r).invert(),ja.copy(e.ray).applyMatrix4(Fx),!(i.boundingBox!==null&&ja.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,ja)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,d=r.attributes.normal,h=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=h.length;g<y;g++){let m=h[g],v=o[m.materialIndex],_=Math.max(m.start,f.start),w=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let S=a.getX(b),x=a.getX(b+1),A=a.getX(b+2);s=lf(this,v,e,i,c,u,d,S,x,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=g,v=y;m<v;m+=3){let _=a.getX(m),w=a.getX(m+1),b=a.getX(m+2);s=lf(this,o,e,i,c,u,d,_,w,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=h.length;g<y;g++){let m=h[g],v=o[m.materialIndex],_=Math.max(m.start,f.start),w=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let S=b,x=b+1,A=b+2;s=lf(this,v,e,i,c,u,d,S,x,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=g,v=y;m<v;m+=3){let _=m,w=m+1,b=m+2;s=lf(this,o,e,i,c,u,d,_,w,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function MT(n,e,t,i,s,r,o,a){let l;if(e.side===Ei?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===Br,a),l===null)return null;af.copy(a),af.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(af);return c<t.near||c>t.far?null:{distance:c,point:af.clone(),object:n}}function lf(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,nf),n.getVertexPosition(l,sf),n.getVertexPosition(c,rf);let u=MT(n,e,t,i,nf,sf,rf,Ux);if(u){let d=new K;ta.getBarycoord(Ux,nf,sf,rf,d),s&&(u.uv=ta.getInterpolatedAttribute(s,a,l,c,d,new ht)),r&&(u.uv1=ta.getInterpolatedAttribute(r,a,l,c,d,new ht)),o&&(u.normal=ta.getInterpolatedAttribute(o,a,l,c,d,new K),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let h={a,b:l,c,normal:new K,materialIndex:0};ta.getNormal(nf,sf,rf,h.normal),u.face=h,u.barycoord=d}return u}var If=class extends os{constructor(e=null,t=1,i=1,s,r,o,a,l,c=Ti,u=Ti,d,h){super(null,o,a,l,c,u,s,r,d,h),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ka=new Qa,ST=new ht(.5,.5),cf=new K,ia=class{constructor(e=new ir,t=new ir,i=new ir,s=new ir,r=new ir,o=new ir){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Gs,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],d=r[5],h=r[6],f=r[7],g=r[8],y=r[9],m=r[10],v=r[11],_=r[12],w=r[13],b=r[14],C=r[15];if(s[0].setComponents(c-o,f-u,v-g,C-_).normalize(),s[1].setComponents(c+o,f+u,v+g,C+_).normalize(),s[2].setComponents(c+a,f+d,v+y,C+w).normalize(),s[3].setComponents(c-a,f-d,v-y,C-w).normalize(),i)s[4].setComponents(l,h,m,b).normalize(),s[5].setComponents(c-l,f-h,v-m,C-b).normalize();else if(s[4].setComponents(c-l,f-h,v-m,C-b).normalize(),t===Gs)s[5].setComponents(c+l,f+h,v+m,C+b).normalize();else if(t===vc)s[5].setComponents(l,h,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Ka.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Ka.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Ka)}intersectsSprite(e){Ka.center.set(0,0,0);let t=ST.distanceTo(e.center);return Ka.radius=.7071067811865476+t,Ka.applyMatrix4(e.matrixWorld),this.intersectsSphere(Ka)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(cf.x=s.normal.x>0?e.max.x:e.min.x,cf.y=s.normal.y>0?e.max.y:e.min.y,cf.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(cf)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Bx=new Vt,kf=class n{constructor(){this.coordinateSystem=Gs,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Bx.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new ia),i[s].setFromProjectionMatrix(Bx,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new ia),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var sa=class extends Fr{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ft(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Lf=new K,Df=new K,zx=new Vt,$u=new Mc,uf=new Qa,J0=new K,Vx=new K,ra=class extends ki{constructor(e=new Li,t=new sa){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)Lf.fromBufferAttribute(t,s-1),Df.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=Lf.distanceTo(Df);e.setAttribute("lineDistance",new Pn(i,1))}else Ze("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),uf.copy(i.boundingSphere),uf.applyMatrix4(s),uf.radius+=r,e.ray.intersectsSphere(uf)===!1)return;zx.copy(s).invert(),$u.copy(e.ray).applyMatrix4(zx);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=i.index,h=i.attributes.position;if(u!==null){let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let v=u.getX(y),_=u.getX(y+1),w=hf(this,e,$u,l,v,_,y);w&&t.push(w)}if(this.isLineLoop){let y=u.getX(g-1),m=u.getX(f),v=hf(this,e,$u,l,y,m,g-1);v&&t.push(v)}}else{let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let v=hf(this,e,$u,l,y,y+1,y);v&&t.push(v)}if(this.isLineLoop){let y=hf(this,e,$u,l,g-1,f,g-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function hf(n,e,t,i,s,r,o){let a=n.geometry.attributes.position;if(Lf.fromBufferAttribute(a,s),Df.fromBufferAttribute(a,r),t.distanceSqToSegment(Lf,Df,J0,Vx)>i)return;J0.applyMatrix4(n.matrixWorld);let c=e.ray.origin.distanceTo(J0);if(!(c<e.near||c>e.far))return{distance:c,point:Vx.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var Hx=new K,Gx=new K,th=class extends ra{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)Hx.fromBufferAttribute(t,s),Gx.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+Hx.distanceTo(Gx);e.setAttribute("lineDistance",new Pn(i,1))}else Ze("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var nh=class extends os{constructor(e=[],t=sl,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var bo=class extends os{constructor(e,t,i=rr,s,r,o,a=Ti,l=Ti,c,u=yo,d=1){if(u!==yo&&u!==So)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let h={width:e,height:t,depth:d};super(h,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new yc(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},ih=class extends bo{constructor(e,t=rr,i=sl,s,r,o=Ti,a=Ti,l,c=yo){let u={width:e,height:e,depth:1},d=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},sh=class extends os{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Or=class n extends Li{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],d=[],h=0,f=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new Pn(c,3)),this.setAttribute("normal",new Pn(u,3)),this.setAttribute("uv",new Pn(d,2));function g(y,m,v,_,w,b,C,S,x,A,O){let N=b/x,k=C/A,z=b/2,G=C/2,T=S/2,I=x+1,V=A+1,U=0,se=0,$=new K;for(let X=0;X<V;X++){let te=X*k-G;for(let ce=0;ce<I;ce++){let de=ce*N-z;$[y]=de*_,$[m]=te*w,$[v]=T,c.push($.x,$.y,$.z),$[y]=0,$[m]=0,$[v]=S>0?1:-1,u.push($.x,$.y,$.z),d.push(ce/x),d.push(1-X/A),U+=1}}for(let X=0;X<A;X++)for(let te=0;te<x;te++){let ce=h+te+I*X,de=h+te+I*(X+1),J=h+(te+1)+I*(X+1),fe=h+(te+1)+I*X;l.push(ce,de,fe),l.push(de,J,fe),se+=6}a.addGroup(f,se,O),f+=se,h+=U}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Sc=class n extends Li{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let u=[],d=[],h=[],f=[],g=0,y=[],m=i/2,v=0;_(),o===!1&&(e>0&&w(!0),t>0&&w(!1)),this.setIndex(u),this.setAttribute("position",new Pn(d,3)),this.setAttribute("normal",new Pn(h,3)),this.setAttribute("uv",new Pn(f,2));function _(){let b=new K,C=new K,S=0,x=(t-e)/i;for(let A=0;A<=r;A++){let O=[],N=A/r,k=N*(t-e)+e;for(let z=0;z<=s;z++){let G=z/s,T=G*l+a,I=Math.sin(T),V=Math.cos(T);C.x=k*I,C.y=-N*i+m,C.z=k*V,d.push(C.x,C.y,C.z),b.set(I,x,V).normalize(),h.push(b.x,b.y,b.z),f.push(G,1-N),O.push(g++)}y.push(O)}for(let A=0;A<s;A++)for(let O=0;O<r;O++){let N=y[O][A],k=y[O+1][A],z=y[O+1][A+1],G=y[O][A+1];(e>0||O!==0)&&(u.push(N,k,G),S+=3),(t>0||O!==r-1)&&(u.push(k,z,G),S+=3)}c.addGroup(v,S,0),v+=S}function w(b){let C=g,S=new ht,x=new K,A=0,O=b===!0?e:t,N=b===!0?1:-1;for(let z=1;z<=s;z++)d.push(0,m*N,0),h.push(0,N,0),f.push(.5,.5),g++;let k=g;for(let z=0;z<=s;z++){let T=z/s*l+a,I=Math.cos(T),V=Math.sin(T);x.x=O*V,x.y=m*N,x.z=O*I,d.push(x.x,x.y,x.z),h.push(0,N,0),S.x=I*.5+.5,S.y=V*.5*N+.5,f.push(S.x,S.y),g++}for(let z=0;z<s;z++){let G=C+z,T=k+z;b===!0?u.push(T,T+1,G):u.push(T+1,T,G),A+=3}c.addGroup(v,A,b===!0?1:2),v+=A}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var rh=class n extends Li{constructor(e=[new ht(0,-.5),new ht(.5,0),new ht(0,.5)],t=12,i=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:i,phiLength:s},t=Math.floor(t),s=Et(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],u=1/t,d=new K,h=new ht,f=new K,g=new K,y=new K,m=0,v=0;for(let _=0;_<=e.length-1;_++)switch(_){case 0:m=e[_+1].x-e[_].x,v=e[_+1].y-e[_].y,f.x=v*1,f.y=-m,f.z=v*0,y.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),l.push(y.x,y.y,y.z);break;default:m=e[_+1].x-e[_].x,v=e[_+1].y-e[_].y,f.x=v*1,f.y=-m,f.z=v*0,g.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),l.push(f.x,f.y,f.z),y.copy(g)}for(let _=0;_<=t;_++){let w=i+_*u*s,b=Math.sin(w),C=Math.cos(w);for(let S=0;S<=e.length-1;S++){d.x=e[S].x*b,d.y=e[S].y,d.z=e[S].x*C,o.push(d.x,d.y,d.z),h.x=_/t,h.y=S/(e.length-1),a.push(h.x,h.y);let x=l[3*S+0]*b,A=l[3*S+1],O=l[3*S+0]*C;c.push(x,A,O)}}for(let _=0;_<t;_++)for(let w=0;w<e.length-1;w++){let b=w+_*e.length,C=b,S=b+e.length,x=b+e.length+1,A=b+1;r.push(C,S,A),r.push(x,A,S)}this.setIndex(r),this.setAttribute("position",new Pn(o,3)),this.setAttribute("uv",new Pn(a,2)),this.setAttribute("normal",new Pn(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.points,e.segments,e.phiStart,e.phiLength)}};var el=class n extends Li{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),c=a+1,u=l+1,d=e/a,h=t/l,f=[],g=[],y=[],m=[];for(let v=0;v<u;v++){let _=v*h-o;for(let w=0;w<c;w++){let b=w*d-r;g.push(b,-_,0),y.push(0,0,1),m.push(w/a),m.push(1-v/l)}}for(let v=0;v<l;v++)for(let _=0;_<a;_++){let w=_+c*v,b=_+c*(v+1),C=_+1+c*(v+1),S=_+1+c*v;f.push(w,b,S),f.push(b,C,S)}this.setIndex(f),this.setAttribute("position",new Pn(g,3)),this.setAttribute("normal",new Pn(y,3)),this.setAttribute("uv",new Pn(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var sr=class n extends Li{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),c=0,u=[],d=new K,h=new K,f=[],g=[],y=[],m=[];for(let v=0;v<=i;v++){let _=[],w=v/i,b=o+w*a,C=e*Math.cos(b),S=Math.sqrt(e*e-C*C),x=0;v===0&&o===0?x=.5/t:v===i&&l===Math.PI&&(x=-.5/t);for(let A=0;A<=t;A++){let O=A/t,N=s+O*r;d.x=-S*Math.cos(N),d.y=C,d.z=S*Math.sin(N),g.push(d.x,d.y,d.z),h.copy(d).normalize(),y.push(h.x,h.y,h.z),m.push(O+x,1-w),_.push(c++)}u.push(_)}for(let v=0;v<i;v++)for(let _=0;_<t;_++){let w=u[v][_+1],b=u[v][_],C=u[v+1][_],S=u[v+1][_+1];(v!==0||o>0)&&f.push(w,b,S),(v!==i-1||l<Math.PI)&&f.push(b,C,S)}this.setIndex(f),this.setAttribute("position",new Pn(g,3)),this.setAttribute("normal",new Pn(y,3)),this.setAttribute("uv",new Pn(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var oh=class extends Fr{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ft(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function ol(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(Wx(s))s.isRenderTargetTexture?(Ze("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(Wx(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Vi(n){let e={};for(let t=0;t<n.length;t++){let i=ol(n[t]);for(let s in i)e[s]=i[s]}return e}function Wx(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function wT(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Lg(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Tt.workingColorSpace}var Ub={clone:ol,merge:Vi},AT=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,TT=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ur=class extends Fr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=AT,this.fragmentShader=TT,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=ol(e.uniforms),this.uniformsGroups=wT(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new ft().setHex(s.value);break;case"v2":this.uniforms[i].value=new ht().fromArray(s.value);break;case"v3":this.uniforms[i].value=new K().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Tn().fromArray(s.value);break;case"m3":this.uniforms[i].value=new ot().fromArray(s.value);break;case"m4":this.uniforms[i].value=new Vt().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Nf=class extends Ur{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},oa=class extends Fr{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ft(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ft(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Np,this.normalScale=new ht(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _o,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Ff=class extends Fr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Sb,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Of=class extends Fr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};var wc=class extends sa{constructor(e){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(e)}copy(e){return super.copy(e),this.scale=e.scale,this.dashSize=e.dashSize,this.gapSize=e.gapSize,this}};function dc(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function df(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var aa=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Uf=class extends aa{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Z0,endingEnd:Z0}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Q0:r=e,a=2*t-i;break;case eg:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Q0:o=e,l=2*i-t;break;case eg:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,d=this._offsetNext,h=this._weightPrev,f=this._weightNext,g=(i-t)/(s-t),y=g*g,m=y*g,v=-h*m+2*h*y-h*g,_=(1+h)*m+(-1.5-2*h)*y+(-.5+h)*g+1,w=(-1-f)*m+(1.5+f)*y+.5*g,b=f*m-f*y;for(let C=0;C!==a;++C)r[C]=v*o[u+C]+_*o[c+C]+w*o[l+C]+b*o[d+C];return r}},Bf=class extends aa{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),d=1-u;for(let h=0;h!==a;++h)r[h]=o[c+h]*d+o[l+h]*u;return r}},zf=class extends aa{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Vf=class extends aa{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,d=this.outTangents;if(!u||!d){let g=(i-t)/(s-t),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let h=a*2,f=e-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],v=f*h+g*2,_=d[v],w=d[v+1],b=e*h+g*2,C=u[b],S=u[b+1],x=CT(i,t,_,C,s);r[g]=Bb(x,y,w,S,m)}return r}};function Bb(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function ET(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function CT(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=Bb(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=ET(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Ps=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=dc(t,this.TimeBufferType),this.values=dc(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:dc(e.times,Array),values:dc(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),df(e.settings)&&(i.settings={inTangents:dc(e.settings.inTangents,Array),outTangents:dc(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new zf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Bf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Uf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Vf(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Yu:t=this.InterpolantFactoryMethodDiscrete;break;case Tf:t=this.InterpolantFactoryMethodLinear;break;case mf:t=this.InterpolantFactoryMethodSmooth;break;case K0:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ze("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Yu;case this.InterpolantFactoryMethodLinear:return Tf;case this.InterpolantFactoryMethodSmooth:return mf;case this.InterpolantFactoryMethodBezier:return K0}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;df(this.settings)&&(qx(this.settings.inTangents,e),qx(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;df(this.settings)&&($x(this.settings.inTangents,e),$x(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(nt("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(nt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){nt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){nt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&nT(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){nt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===mf,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let d=a*i,h=d-i,f=d+i;for(let g=0;g!==i;++g){let y=t[d+g];if(y!==t[h+g]||y!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let d=a*i,h=o*i;for(let f=0;f!==i;++f)t[h+f]=t[d+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,df(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function qx(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function $x(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}Ps.prototype.ValueTypeName="";Ps.prototype.TimeBufferType=Float32Array;Ps.prototype.ValueBufferType=Float32Array;Ps.prototype.DefaultInterpolation=Tf;var la=class extends Ps{constructor(e,t,i){super(e,t,i)}};la.prototype.ValueTypeName="bool";la.prototype.ValueBufferType=Array;la.prototype.DefaultInterpolation=Yu;la.prototype.InterpolantFactoryMethodLinear=void 0;la.prototype.InterpolantFactoryMethodSmooth=void 0;var Hf=class extends Ps{constructor(e,t,i,s){super(e,t,i,s)}};Hf.prototype.ValueTypeName="color";var Gf=class extends Ps{constructor(e,t,i,s){super(e,t,i,s)}};Gf.prototype.ValueTypeName="number";var Wf=class extends aa{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)Cs.slerpFlat(r,0,o,c-a,o,c,l);return r}},ah=class extends Ps{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Wf(this.times,this.values,this.getValueSize(),e)}};ah.prototype.ValueTypeName="quaternion";ah.prototype.InterpolantFactoryMethodSmooth=void 0;var ca=class extends Ps{constructor(e,t,i){super(e,t,i)}};ca.prototype.ValueTypeName="string";ca.prototype.ValueBufferType=Array;ca.prototype.DefaultInterpolation=Yu;ca.prototype.InterpolantFactoryMethodLinear=void 0;ca.prototype.InterpolantFactoryMethodSmooth=void 0;var qf=class extends Ps{constructor(e,t,i,s){super(e,t,i,s)}};qf.prototype.ValueTypeName="vector";var $f=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,d){return c.push(u,d),this},this.removeHandler=function(u){let d=c.indexOf(u);return d!==-1&&c.splice(d,2),this},this.getHandler=function(u){for(let d=0,h=c.length;d<h;d+=2){let f=c[d],g=c[d+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},zb=new $f,Xf=class{constructor(e){this.manager=e!==void 0?e:zb,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Xf.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ac=class extends ki{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ft(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},lh=class extends Ac{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(ki.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ft(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},j0=new Vt,Xx=new K,Yx=new K,Yf=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ht(512,512),this.mapType=as,this.map=null,this.mapPass=null,this.matrix=new Vt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new ia,this._frameExtents=new ht(1,1),this._viewportCount=1,this._viewports=[new Tn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Xx.setFromMatrixPosition(e.matrixWorld),t.position.copy(Xx),Yx.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Yx),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){j0.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(j0,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===vc||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(j0)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},ff=new K,pf=new Cs,Lr=new K,ch=class extends ki{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Vt,this.projectionMatrix=new Vt,this.projectionMatrixInverse=new Vt,this.coordinateSystem=Gs,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(ff,pf,Lr),Lr.x===1&&Lr.y===1&&Lr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ff,pf,Lr.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(ff,pf,Lr),Lr.x===1&&Lr.y===1&&Lr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ff,pf,Lr.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},ea=new K,Jx=new ht,jx=new ht,ji=class extends ch{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Ef*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(C0*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Ef*2*Math.atan(Math.tan(C0*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){ea.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(ea.x,ea.y).multiplyScalar(-e/ea.z),ea.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(ea.x,ea.y).multiplyScalar(-e/ea.z)}getViewSize(e,t){return this.getViewBounds(e,Jx,jx),t.subVectors(jx,Jx)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(C0*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var uh=class extends ch{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},tg=class extends Yf{constructor(){super(new uh(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},hh=class extends Ac{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(ki.DEFAULT_UP),this.updateMatrix(),this.target=new ki,this.shadow=new tg}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},dh=class extends Ac{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var fc=-90,pc=1,Tc=class extends ki{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ji(fc,pc,e,t);s.layers=this.layers,this.add(s);let r=new ji(fc,pc,e,t);r.layers=this.layers,this.add(r);let o=new ji(fc,pc,e,t);o.layers=this.layers,this.add(o);let a=new ji(fc,pc,e,t);a.layers=this.layers,this.add(a);let l=new ji(fc,pc,e,t);l.layers=this.layers,this.add(l);let c=new ji(fc,pc,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Gs)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===vc)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,d=e.getRenderTarget(),h=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let y=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=y,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(d,h,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},Jf=class extends ji{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Dg="\\[\\]\\.:\\/",RT=new RegExp("["+Dg+"]","g"),Ng="[^"+Dg+"]",PT="[^"+Dg.replace("\\.","")+"]",IT=/((?:WC+[\/:])*)/.source.replace("WC",Ng),kT=/(WCOD+)?/.source.replace("WCOD",PT),LT=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Ng),DT=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Ng),NT=new RegExp("^"+IT+kT+LT+DT+"$"),FT=["material","materials","bones","map"],ng=class{constructor(e,t,i){let s=i||yn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},yn=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(RT,"")}static parseTrackName(e){let t=NT.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);FT.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ze("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){nt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){nt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){nt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){nt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){nt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;nt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};yn.Composite=ng;yn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};yn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};yn.prototype.GetterByBindingType=[yn.prototype._getValue_direct,yn.prototype._getValue_array,yn.prototype._getValue_arrayElement,yn.prototype._getValue_toArray];yn.prototype.SetterByBindingTypeAndVersioning=[[yn.prototype._setValue_direct,yn.prototype._setValue_direct_setNeedsUpdate,yn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[yn.prototype._setValue_array,yn.prototype._setValue_array_setNeedsUpdate,yn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[yn.prototype._setValue_arrayElement,yn.prototype._setValue_arrayElement_setNeedsUpdate,yn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[yn.prototype._setValue_fromArray,yn.prototype._setValue_fromArray_setNeedsUpdate,yn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var EN=new Float32Array(1);var Kx=new Vt,fh=class{constructor(e,t,i=0,s=1/0){this.ray=new Mc(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new _c,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):nt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Kx.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Kx),this}intersectObject(e,t=!0,i=[]){return ig(e,this,i,t),i.sort(Zx),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)ig(e[s],this,i,t);return i.sort(Zx),i}};function Zx(n,e){return n.distance-e.distance}function ig(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){let r=n.children;for(let o=0,a=r.length;o<a;o++)ig(r[o],e,t,!0)}}var sg=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};function Fg(n,e,t,i){let s=OT(i);switch(t){case Sg:return n*e;case Ag:return n*e/s.components*s.byteLength;case np:return n*e/s.components*s.byteLength;case ua:return n*e*2/s.components*s.byteLength;case ip:return n*e*2/s.components*s.byteLength;case wg:return n*e*3/s.components*s.byteLength;case lr:return n*e*4/s.components*s.byteLength;case sp:return n*e*4/s.components*s.byteLength;case gh:case vh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case yh:case _h:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case op:case lp:return Math.max(n,16)*Math.max(e,8)/4;case rp:case ap:return Math.max(n,8)*Math.max(e,8)/2;case cp:case up:case dp:case fp:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case hp:case xh:case pp:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case mp:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case gp:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case vp:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case yp:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case _p:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case xp:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case bp:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case Mp:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case Sp:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case wp:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case Ap:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Tp:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Ep:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Cp:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Rp:case Pp:case Ip:return Math.ceil(n/4)*Math.ceil(e/4)*16;case kp:case Lp:return Math.ceil(n/4)*Math.ceil(e/4)*8;case bh:case Dp:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function OT(n){switch(n){case as:case _g:return{byteLength:1,components:1};case Pc:case xg:case ar:return{byteLength:2,components:1};case ep:case tp:return{byteLength:2,components:4};case rr:case Qf:case or:return{byteLength:4,components:1};case bg:case Mg:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ze("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function lM(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function BT(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,d=c.byteLength,h=n.createBuffer();n.bindBuffer(l,h),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function i(a,l,c){let u=l.array,d=l.updateRanges;if(n.bindBuffer(c,a),d.length===0)n.bufferSubData(c,0,u);else{d.sort((f,g)=>f.start-g.start);let h=0;for(let f=1;f<d.length;f++){let g=d[h],y=d[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++h,d[h]=y)}d.length=h+1;for(let f=0,g=d.length;f<g;f++){let y=d[f];n.bufferSubData(c,y.start*u.BYTES_PER_ELEMENT,u,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var zT=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,VT=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,HT=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,GT=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,WT=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,qT=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,$T=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,XT=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,YT=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,JT=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,jT=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,KT=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,ZT=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,QT=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,eE=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,tE=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,nE=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,iE=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,sE=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,rE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,oE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,aE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,lE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,cE=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,uE=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,hE=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,dE=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,fE=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,pE=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,mE="gl_FragColor = linearToOutputTexel( gl_FragColor );",gE=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,vE=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,yE=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,_E=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,xE=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,bE=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,ME=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,SE=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,wE=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,AE=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,TE=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,EE=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,CE=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,RE=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,PE=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,IE=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,kE=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,LE=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,DE=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,NE=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,FE=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,OE=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,UE=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,BE=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,zE=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,VE=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,HE=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,GE=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,WE=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,qE=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,$E=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,XE=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,YE=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,JE=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,jE=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,KE=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,ZE=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,QE=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,eC=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,tC=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,nC=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,iC=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,sC=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,rC=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,oC=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,aC=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,lC=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,cC=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,uC=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,hC=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,dC=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,fC=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,pC=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,mC=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,gC=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,vC=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,yC=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,_C=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,xC=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,bC=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,MC=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,SC=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,wC=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,AC=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,TC=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,EC=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,CC=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,RC=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,PC=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,IC=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,kC=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,LC=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,DC=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,NC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,FC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,OC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,UC=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,BC=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,zC=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,VC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,HC=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,GC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,WC=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,qC=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,$C=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,XC=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,YC=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,JC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,jC=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,KC=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,ZC=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,QC=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,eR=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,tR=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,nR=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,iR=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,sR=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,rR=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,oR=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,aR=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,lR=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,cR=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,uR=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,hR=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,dR=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,fR=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,pR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,mR=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,gR=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,vR=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,yR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,gt={alphahash_fragment:zT,alphahash_pars_fragment:VT,alphamap_fragment:HT,alphamap_pars_fragment:GT,alphatest_fragment:WT,alphatest_pars_fragment:qT,aomap_fragment:$T,aomap_pars_fragment:XT,batching_pars_vertex:YT,batching_vertex:JT,begin_vertex:jT,beginnormal_vertex:KT,bsdfs:ZT,iridescence_fragment:QT,bumpmap_pars_fragment:eE,clipping_planes_fragment:tE,clipping_planes_pars_fragment:nE,clipping_planes_pars_vertex:iE,clipping_planes_vertex:sE,color_fragment:rE,color_pars_fragment:oE,color_pars_vertex:aE,color_vertex:lE,common:cE,defaultnormal_vertex:uE,displacementmap_pars_vertex:hE,displacementmap_vertex:dE,emissivemap_fragment:fE,emissivemap_pars_fragment:pE,colorspace_fragment:mE,colorspace_pars_fragment:gE,envmap_fragment:vE,envmap_common_pars_fragment:yE,envmap_pars_fragment:_E,envmap_pars_vertex:xE,envmap_physical_pars_fragment:IE,envmap_vertex:bE,fog_vertex:ME,fog_pars_vertex:SE,fog_fragment:wE,fog_pars_fragment:AE,gradientmap_pars_fragment:TE,lightmap_pars_fragment:EE,lights_lambert_fragment:CE,lights_lambert_pars_fragment:RE,lights_pars_begin:PE,lights_toon_fragment:kE,lights_toon_pars_fragment:LE,lights_phong_fragment:DE,lights_phong_pars_fragment:NE,lights_physical_fragment:FE,lights_physical_pars_fragment:OE,lights_fragment_begin:UE,lights_fragment_maps:BE,lights_fragment_end:zE,lightprobes_pars_fragment:VE,logdepthbuf_fragment:HE,logdepthbuf_pars_fragment:GE,logdepthbuf_pars_vertex:WE,logdepthbuf_vertex:qE,map_fragment:$E,map_pars_fragment:XE,map_particle_fragment:YE,map_particle_pars_fragment:JE,metalnessmap_fragment:jE,metalnessmap_pars_fragment:KE,morphinstance_vertex:ZE,morphcolor_vertex:QE,morphnormal_vertex:eC,morphtarget_pars_vertex:tC,morphtarget_vertex:nC,normal_fragment_begin:iC,normal_fragment_maps:sC,normal_pars_fragment:rC,normal_pars_vertex:oC,normal_vertex:aC,normalmap_pars_fragment:lC,clearcoat_normal_fragment_begin:cC,clearcoat_normal_fragment_maps:uC,clearcoat_pars_fragment:hC,iridescence_pars_fragment:dC,opaque_fragment:fC,packing:pC,premultiplied_alpha_fragment:mC,project_vertex:gC,dithering_fragment:vC,dithering_pars_fragment:yC,roughnessmap_fragment:_C,roughnessmap_pars_fragment:xC,shadowmap_pars_fragment:bC,shadowmap_pars_vertex:MC,shadowmap_vertex:SC,shadowmask_pars_fragment:wC,skinbase_vertex:AC,skinning_pars_vertex:TC,skinning_vertex:EC,skinnormal_vertex:CC,specularmap_fragment:RC,specularmap_pars_fragment:PC,tonemapping_fragment:IC,tonemapping_pars_fragment:kC,transmission_fragment:LC,transmission_pars_fragment:DC,uv_pars_fragment:NC,uv_pars_vertex:FC,uv_vertex:OC,worldpos_vertex:UC,background_vert:BC,background_frag:zC,backgroundCube_vert:VC,backgroundCube_frag:HC,cube_vert:GC,cube_frag:WC,depth_vert:qC,depth_frag:$C,distance_vert:XC,distance_frag:YC,equirect_vert:JC,equirect_frag:jC,linedashed_vert:KC,linedashed_frag:ZC,meshbasic_vert:QC,meshbasic_frag:eR,meshlambert_vert:tR,meshlambert_frag:nR,meshmatcap_vert:iR,meshmatcap_frag:sR,meshnormal_vert:rR,meshnormal_frag:oR,meshphong_vert:aR,meshphong_frag:lR,meshphysical_vert:cR,meshphysical_frag:uR,meshtoon_vert:hR,meshtoon_frag:dR,points_vert:fR,points_frag:pR,shadow_vert:mR,shadow_frag:gR,sprite_vert:vR,sprite_frag:yR},Le={common:{diffuse:{value:new ft(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ot}},envmap:{envMap:{value:null},envMapRotation:{value:new ot},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ot}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ot}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ot},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ot},normalScale:{value:new ht(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ot},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ot}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ot}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ot}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ft(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ft(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0},uvTransform:{value:new ot}},sprite:{diffuse:{value:new ft(16777215)},opacity:{value:1},center:{value:new ht(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}}},Hr={basic:{uniforms:Vi([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:gt.meshbasic_vert,fragmentShader:gt.meshbasic_frag},lambert:{uniforms:Vi([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ft(0)},envMapIntensity:{value:1}}]),vertexShader:gt.meshlambert_vert,fragmentShader:gt.meshlambert_frag},phong:{uniforms:Vi([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ft(0)},specular:{value:new ft(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:gt.meshphong_vert,fragmentShader:gt.meshphong_frag},standard:{uniforms:Vi([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new ft(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag},toon:{uniforms:Vi([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new ft(0)}}]),vertexShader:gt.meshtoon_vert,fragmentShader:gt.meshtoon_frag},matcap:{uniforms:Vi([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:gt.meshmatcap_vert,fragmentShader:gt.meshmatcap_frag},points:{uniforms:Vi([Le.points,Le.fog]),vertexShader:gt.points_vert,fragmentShader:gt.points_frag},dashed:{uniforms:Vi([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:gt.linedashed_vert,fragmentShader:gt.linedashed_frag},depth:{uniforms:Vi([Le.common,Le.displacementmap]),vertexShader:gt.depth_vert,fragmentShader:gt.depth_frag},normal:{uniforms:Vi([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:gt.meshnormal_vert,fragmentShader:gt.meshnormal_frag},sprite:{uniforms:Vi([Le.sprite,Le.fog]),vertexShader:gt.sprite_vert,fragmentShader:gt.sprite_frag},background:{uniforms:{uvTransform:{value:new ot},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:gt.background_vert,fragmentShader:gt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ot}},vertexShader:gt.backgroundCube_vert,fragmentShader:gt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:gt.cube_vert,fragmentShader:gt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:gt.equirect_vert,fragmentShader:gt.equirect_frag},distance:{uniforms:Vi([Le.common,Le.displacementmap,{referencePosition:{value:new K},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:gt.distance_vert,fragmentShader:gt.distance_frag},shadow:{uniforms:Vi([Le.lights,Le.fog,{color:{value:new ft(0)},opacity:{value:1}}]),vertexShader:gt.shadow_vert,fragmentShader:gt.shadow_frag}};Hr.physical={uniforms:Vi([Hr.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ot},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ot},clearcoatNormalScale:{value:new ht(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ot},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ot},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ot},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ot},sheen:{value:0},sheenColor:{value:new ft(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ot},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ot},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ot},transmissionSamplerSize:{value:new ht},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ot},attenuationDistance:{value:0},attenuationColor:{value:new ft(0)},specularColor:{value:new ft(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ot},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ot},anisotropyVector:{value:new ht},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ot}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag};var Fp={r:0,b:0,g:0},_R=new Vt,cM=new ot;cM.set(-1,0,0,0,1,0,0,0,1);function xR(n,e,t,i,s,r){let o=new ft(0),a=s===!0?0:1,l,c,u=null,d=0,h=null;function f(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){let b=_.backgroundBlurriness>0;w=e.get(w,b)}return w}function g(_){let w=!1,b=f(_);b===null?m(o,a):b&&b.isColor&&(m(b,1),w=!0);let C=n.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||w)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function y(_,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new Un(new Or(1,1,1),new Ur({name:"BackgroundCubeMaterial",uniforms:ol(Hr.backgroundCube.uniforms),vertexShader:Hr.backgroundCube.vertexShader,fragmentShader:Hr.backgroundCube.fragmentShader,side:Ei,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,S,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(_R.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(cM),c.material.toneMapped=Tt.getTransfer(b.colorSpace)!==Xt,(u!==b||d!==b.version||h!==n.toneMapping)&&(c.material.needsUpdate=!0,u=b,d=b.version,h=n.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Un(new el(2,2),new Ur({name:"BackgroundMaterial",uniforms:ol(Hr.background.uniforms),vertexShader:Hr.background.vertexShader,fragmentShader:Hr.background.fragmentShader,side:Br,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Tt.getTransfer(b.colorSpace)!==Xt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||d!==b.version||h!==n.toneMapping)&&(l.material.needsUpdate=!0,u=b,d=b.version,h=n.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function m(_,w){_.getRGB(Fp,Lg(n)),t.buffers.color.setClear(Fp.r,Fp.g,Fp.b,w,r)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,m(o,a)},render:g,addToRenderList:y,dispose:v}}function bR(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=h(null),r=s,o=!1;function a(k,z,G,T,I){let V=!1,U=d(k,T,G,z);r!==U&&(r=U,c(r.object)),V=f(k,T,G,I),V&&g(k,T,G,I),I!==null&&e.update(I,n.ELEMENT_ARRAY_BUFFER),(V||o)&&(o=!1,b(k,z,G,T),I!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(I).buffer))}function l(){return n.createVertexArray()}function c(k){return n.bindVertexArray(k)}function u(k){return n.deleteVertexArray(k)}function d(k,z,G,T){let I=T.wireframe===!0,V=i[z.id];V===void 0&&(V={},i[z.id]=V);let U=k.isInstancedMesh===!0?k.id:0,se=V[U];se===void 0&&(se={},V[U]=se);let $=se[G.id];$===void 0&&($={},se[G.id]=$);let X=$[I];return X===void 0&&(X=h(l()),$[I]=X),X}function h(k){let z=[],G=[],T=[];for(let I=0;I<t;I++)z[I]=0,G[I]=0,T[I]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:G,attributeDivisors:T,object:k,attributes:{},index:null}}function f(k,z,G,T){let I=r.attributes,V=z.attributes,U=0,se=G.getAttributes();for(let $ in se)if(se[$].location>=0){let te=I[$],ce=V[$];if(ce===void 0&&($==="instanceMatrix"&&k.instanceMatrix&&(ce=k.instanceMatrix),$==="instanceColor"&&k.instanceColor&&(ce=k.instanceColor)),te===void 0||te.attribute!==ce||ce&&te.data!==ce.data)return!0;U++}return r.attributesNum!==U||r.index!==T}function g(k,z,G,T){let I={},V=z.attributes,U=0,se=G.getAttributes();for(let $ in se)if(se[$].location>=0){let te=V[$];te===void 0&&($==="instanceMatrix"&&k.instanceMatrix&&(te=k.instanceMatrix),$==="instanceColor"&&k.instanceColor&&(te=k.instanceColor));let ce={};ce.attribute=te,te&&te.data&&(ce.data=te.data),I[$]=ce,U++}r.attributes=I,r.attributesNum=U,r.index=T}function y(){let k=r.newAttributes;for(let z=0,G=k.length;z<G;z++)k[z]=0}function m(k){v(k,0)}function v(k,z){let G=r.newAttributes,T=r.enabledAttributes,I=r.attributeDivisors;G[k]=1,T[k]===0&&(n.enableVertexAttribArray(k),T[k]=1),I[k]!==z&&(n.vertexAttribDivisor(k,z),I[k]=z)}function _(){let k=r.newAttributes,z=r.enabledAttributes;for(let G=0,T=z.length;G<T;G++)z[G]!==k[G]&&(n.disableVertexAttribArray(G),z[G]=0)}function w(k,z,G,T,I,V,U){U===!0?n.vertexAttribIPointer(k,z,G,I,V):n.vertexAttribPointer(k,z,G,T,I,V)}function b(k,z,G,T){y();let I=T.attributes,V=G.getAttributes(),U=z.defaultAttributeValues;for(let se in V){let $=V[se];if($.location>=0){let X=I[se];if(X===void 0&&(se==="instanceMatrix"&&k.instanceMatrix&&(X=k.instanceMatrix),se==="instanceColor"&&k.instanceColor&&(X=k.instanceColor)),X!==void 0){let te=X.normalized,ce=X.itemSize,de=e.get(X);if(de===void 0)continue;let J=de.buffer,fe=de.type,ge=de.bytesPerElement,Ce=fe===n.INT||fe===n.UNSIGNED_INT||X.gpuType===Qf;if(X.isInterleavedBufferAttribute){let Se=X.data,Xe=Se.isInterleavedBuffer===!0?Se.stride:Se.itemSize,ct=X.offset;if(Se.isInstancedInterleavedBuffer||Se.isInstancedBufferAttribute){for(let We=0;We<$.locationSize;We++)v($.location+We,Se.meshPerAttribute);k.isInstancedMesh!==!0&&T._maxInstanceCount===void 0&&(T._maxInstanceCount=Se.meshPerAttribute*Se.count)}else for(let We=0;We<$.locationSize;We++)m($.location+We);n.bindBuffer(n.ARRAY_BUFFER,J);for(let We=0;We<$.locationSize;We++)w($.location+We,ce/$.locationSize,fe,te,Xe*ge,(ct+ce/$.locationSize*We)*ge,Ce)}else{if(X.isInstancedBufferAttribute){for(let Se=0;Se<$.locationSize;Se++)v($.location+Se,X.meshPerAttribute);k.isInstancedMesh!==!0&&T._maxInstanceCount===void 0&&(T._maxInstanceCount=X.meshPerAttribute*X.count)}else for(let Se=0;Se<$.locationSize;Se++)m($.location+Se);n.bindBuffer(n.ARRAY_BUFFER,J);for(let Se=0;Se<$.locationSize;Se++)w($.location+Se,ce/$.locationSize,fe,te,ce*ge,ce/$.locationSize*Se*ge,Ce)}}else if(U!==void 0){let te=U[se];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv($.location,te);break;case 3:n.vertexAttrib3fv($.location,te);break;case 4:n.vertexAttrib4fv($.location,te);break;default:n.vertexAttrib1fv($.location,te)}}}}_()}function C(){O();for(let k in i){let z=i[k];for(let G in z){let T=z[G];for(let I in T){let V=T[I];for(let U in V)u(V[U].object),delete V[U];delete T[I]}}delete i[k]}}function S(k){if(i[k.id]===void 0)return;let z=i[k.id];for(let G in z){let T=z[G];for(let I in T){let V=T[I];for(let U in V)u(V[U].object),delete V[U];delete T[I]}}delete i[k.id]}function x(k){for(let z in i){let G=i[z];for(let T in G){let I=G[T];if(I[k.id]===void 0)continue;let V=I[k.id];for(let U in V)u(V[U].object),delete V[U];delete I[k.id]}}}function A(k){for(let z in i){let G=i[z],T=k.isInstancedMesh===!0?k.id:0,I=G[T];if(I!==void 0){for(let V in I){let U=I[V];for(let se in U)u(U[se].object),delete U[se];delete I[V]}delete G[T],Object.keys(G).length===0&&delete i[z]}}}function O(){N(),o=!0,r!==s&&(r=s,c(r.object))}function N(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:N,dispose:C,releaseStatesOfGeometry:S,releaseStatesOfObject:A,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:_}}function MR(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let h=0;for(let f=0;f<u;f++)h+=c[f];t.update(h,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function SR(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==lr&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let A=x===ar&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==as&&x!==or&&!A&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ze("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),h=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Ze("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Ze("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),v=n.getParameter(n.MAX_VERTEX_ATTRIBS),_=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),w=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),C=n.getParameter(n.MAX_SAMPLES),S=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:h,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:v,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:C,samples:S}}function wR(n){let e=this,t=null,i=0,s=!1,r=!1,o=new ir,a=new ot,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,h){let f=d.length!==0||h||i!==0||s;return s=h,i=d.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,h){t=u(d,h,0)},this.setState=function(d,h,f){let g=d.clippingPlanes,y=d.clipIntersection,m=d.clipShadows,v=n.get(d);if(!s||g===null||g.length===0||r&&!m)r?u(null):c();else{let _=r?0:i,w=_*4,b=v.clippingState||null;l.value=b,b=u(g,h,w,f);for(let C=0;C!==w;++C)b[C]=t[C];v.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(d,h,f,g){let y=d!==null?d.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let v=f+y*4,_=h.matrixWorldInverse;a.getNormalMatrix(_),(m===null||m.length<v)&&(m=new Float32Array(v));for(let w=0,b=f;w!==y;++w,b+=4)o.copy(d[w]).applyMatrix4(_,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var Ah=class extends Rs{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new nh(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Or(5,5,5),r=new Ur({name:"CubemapFromEquirect",uniforms:ol(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Ei,blending:nl});r.uniforms.tEquirect.value=t;let o=new Un(s,r),a=t.minFilter;return t.minFilter===Mo&&(t.minFilter=Zi),new Tc(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},Vb=256,AR=3,TR=20,uM=256,hM=16,ER=3,CR=new K,RR=new ft,kc=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Tc(1,10,null),this._boxMesh=new Un(new Or(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=CR}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,h=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(RR));let m=new Tc(i,s,u);return m.position.copy(a),m.update(l,e),l.autoClear=d,l.autoClearColor=h,l.autoClearDepth=f,l.autoClearStencil=g,e.background=y,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Wb(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Gb(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Vb,Fb(e))}_fromTexture(e,t){e.mapping===sl||e.mapping===Rc?this._setSize(e.image.length===0?Vb:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=Hb(e,!1,!1),i=Math.log2(e)-AR;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=Hb(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===sl||e.mapping===Rc?(this._cubemapMaterial===null&&(this._cubemapMaterial=Wb()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Gb()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=PR(),this._integrationMaterial=IR());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/hM);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-ER)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(uM*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=kR());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function Hb(n,e,t){return new Ah(n,{minFilter:Mo,generateMipmaps:e,type:ar,colorSpace:Ju,depthBuffer:t})}function Th(n,e,t){return new Ur({name:n,uniforms:e,vertexShader:gt.cube_vert,fragmentShader:t,side:Ei,blending:nl,depthTest:!1,depthWrite:!1})}function PR(){return Th("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${uM}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function IR(){return Th("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:hM}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function kR(){return Th("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${TR}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Gb(){return Th("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Wb(){return Th("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function LR(n){let e=new WeakMap,t=new WeakMap,i=null;function s(h,f=!1){return h==null?null:f?o(h):r(h)}function r(h){if(h&&h.isTexture){let f=h.mapping;if(f===jf||f===Kf)if(e.has(h)){let g=e.get(h).texture;return a(g,h.mapping)}else{let g=h.image;if(g&&g.height>0){let y=new Ah(g.height);return y.fromEquirectangularTexture(n,h),e.set(h,y),h.addEventListener("dispose",c),a(y.texture,h.mapping)}else return null}}return h}function o(h){if(h&&h.isTexture&&h.isPMREMTexture!==!0){let f=h.mapping,g=f===jf||f===Kf,y=f===sl||f===Rc;if(g||y){let m=t.get(h),v=m!==void 0?m.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==v)return i===null&&(i=new kc(n)),m=g?i.fromEquirectangular(h,m):i.fromCubemap(h,m),m.texture.pmremVersion=h.pmremVersion,t.set(h,m),m.texture;if(m!==void 0)return m.texture;{let _=h.image;return g&&_&&_.height>0||y&&_&&l(_)?(i===null&&(i=new kc(n)),m=g?i.fromEquirectangular(h):i.fromCubemap(h),m.texture.pmremVersion=h.pmremVersion,t.set(h,m),h.addEventListener("dispose",u),m.texture):null}}}return h}function a(h,f){return f===jf?h.mapping=sl:f===Kf&&(h.mapping=Rc),h}function l(h){let f=0,g=6;for(let y=0;y<g;y++)h[y]!==void 0&&f++;return f===g}function c(h){let f=h.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(h){let f=h.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:d}}function DR(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&Xu("WebGLRenderer: "+i+" extension not supported."),s}}}function NR(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(e.remove(y),r.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function u(g){let y=g.attributes;for(let m in y)e.update(y[m],n.ARRAY_BUFFER)}function d(g){let y=g.index,m=g.attributes.position,v=0;if(m===void 0)return;let _=y!==null?y.array.length:m.array.length/3-1,w=m.count>=65535?eh:Qu,b=new w(Math.ceil(_/3)*6,1),C=b.array;if(y!==null){let x=y.array;v=y.version;for(let A=0,O=0;A<_;A+=3){let N=x[A+0],k=x[A+1],z=x[A+2];C[O++]=N,C[O++]=k,C[O++]=k,C[O++]=z,C[O++]=z,C[O++]=N}}else{v=m.version;for(let x=0,A=0;x<_;x+=3){let O=x+0,N=x+1,k=x+2;C[A++]=O,C[A++]=N,C[A++]=N,C[A++]=k,C[A++]=k,C[A++]=O}}b.version=v;let S=r.get(g);S&&e.remove(S),r.set(g,b)}function h(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&d(g)}else d(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:u,getWireframeAttribute:h,dispose:f}}function FR(n,e,t){let i;function s(d){i=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,h){n.drawElements(i,h,r,d*o),t.update(h,i,1)}function c(d,h,f){f!==0&&(n.drawElementsInstanced(i,h,r,d*o,f),t.update(h,i,f))}function u(d,h,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,h,0,r,d,0,f);let y=0;for(let m=0;m<f;m++)y+=h[m];t.update(y,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function OR(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:nt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function UR(n,e,t){let i=new WeakMap,s=new Tn;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=u!==void 0?u.length:0,h=i.get(a);if(h===void 0||h.count!==d){let O=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",O)};h!==void 0&&h.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],v=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],w=0;f===!0&&(w=1),g===!0&&(w=2),y===!0&&(w=3);let b=a.attributes.position.count*w,C=1;b>e.maxTextureSize&&(C=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let S=new Float32Array(b*C*4*d),x=new Zu(S,b,C,d);x.type=or,x.needsUpdate=!0;let A=w*4;for(let N=0;N<d;N++){let k=m[N],z=v[N],G=_[N],T=b*C*4*N;for(let I=0;I<k.count;I++){let V=I*A;f===!0&&(s.fromBufferAttribute(k,I),S[T+V+0]=s.x,S[T+V+1]=s.y,S[T+V+2]=s.z,S[T+V+3]=0),g===!0&&(s.fromBufferAttribute(z,I),S[T+V+4]=s.x,S[T+V+5]=s.y,S[T+V+6]=s.z,S[T+V+7]=0),y===!0&&(s.fromBufferAttribute(G,I),S[T+V+8]=s.x,S[T+V+9]=s.y,S[T+V+10]=s.z,S[T+V+11]=G.itemSize===4?s.w:1)}}h={count:d,texture:x,size:new ht(b,C)},i.set(a,h),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",h.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",h.size)}return{update:r}}function BR(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,d=c.geometry,h=e.get(c,d);if(r.get(h)!==u&&(e.update(h),r.set(h,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return h}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var zR={[dg]:"LINEAR_TONE_MAPPING",[fg]:"REINHARD_TONE_MAPPING",[pg]:"CINEON_TONE_MAPPING",[ph]:"ACES_FILMIC_TONE_MAPPING",[gg]:"AGX_TONE_MAPPING",[vg]:"NEUTRAL_TONE_MAPPING",[mg]:"CUSTOM_TONE_MAPPING"};function VR(n,e,t,i,s,r){let o=new Rs(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Li;u.setAttribute("position",new Pn([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Pn([0,2,0,0,2,0],2));let d=new Nf({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),h=new Un(u,d),f=new uh(-1,1,1,-1,0,1),g=null,y=null,m=!1,v,_=null,w=[],b=!1;this.setSize=function(C,S){o.setSize(C,S),a!==null&&a.setSize(C,S),l!==null&&l.setSize(C,S);for(let x=0;x<w.length;x++){let A=w[x];A.setSize&&A.setSize(C,S)}},this.setEffects=function(C){w=C,b=w.length>0&&w[0].isRenderPass===!0;let S=o.width,x=o.height;w.length>0&&a===null&&(a=new Rs(S,x,{type:ar,depthBuffer:!1,stencilBuffer:!1}),l=new Rs(S,x,{type:ar,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&w.some(O=>O.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new bo(S,x),r===!0&&(c.format=So,c.type=rl)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let O=0;O<w.length;O++){let N=w[O];N.setSize&&N.setSize(S,x),A&&N.needsDepthTexture===!0&&N.setDepthTexture&&N.setDepthTexture(c)}},this.begin=function(C,S){if(m||C.toneMapping===zr&&w.length===0)return!1;if(_=S,S!==null){let x=S.width,A=S.height;(o.width!==x||o.height!==A)&&this.setSize(x,A)}return b===!1&&C.setRenderTarget(o),v=C.toneMapping,C.toneMapping=zr,!0},this.hasRenderPass=function(){return b},this.end=function(C,S){C.toneMapping=v,m=!0;let x=o,A=a;for(let O=0;O<w.length;O++){let N=w[O];N.enabled!==!1&&(N.render(C,A,x,S),N.needsSwap!==!1&&(x=A,A=A===a?l:a))}if(g!==C.outputColorSpace||y!==C.toneMapping){g=C.outputColorSpace,y=C.toneMapping,d.defines={},Tt.getTransfer(g)===Xt&&(d.defines.SRGB_TRANSFER="");let O=zR[y];O&&(d.defines[O]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=x.texture,C.setRenderTarget(_),C.render(h,f),_=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),d.dispose()}}var dM=new os,fM=new bo(1,1),pM=new ih(1),mM=new Zu,gM=new Pf,vM=new nh,qb=[],$b=[],Xb=new Float32Array(16),Yb=new Float32Array(9),Jb=new Float32Array(4);function Lc(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=qb[s];if(r===void 0&&(r=new Float32Array(s),qb[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function hi(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function di(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Bp(n,e){let t=$b[e];t===void 0&&(t=new Int32Array(e),$b[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function HR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function GR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(hi(t,e))return;n.uniform2fv(this.addr,e),di(t,e)}}function WR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(hi(t,e))return;n.uniform3fv(this.addr,e),di(t,e)}}function qR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(hi(t,e))return;n.uniform4fv(this.addr,e),di(t,e)}}function $R(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(hi(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),di(t,e)}else{if(hi(t,i))return;Jb.set(i),n.uniformMatrix2fv(this.addr,!1,Jb),di(t,i)}}function XR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(hi(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),di(t,e)}else{if(hi(t,i))return;Yb.set(i),n.uniformMatrix3fv(this.addr,!1,Yb),di(t,i)}}function YR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(hi(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),di(t,e)}else{if(hi(t,i))return;Xb.set(i),n.uniformMatrix4fv(this.addr,!1,Xb),di(t,i)}}function JR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function jR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(hi(t,e))return;n.uniform2iv(this.addr,e),di(t,e)}}function KR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(hi(t,e))return;n.uniform3iv(this.addr,e),di(t,e)}}function ZR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(hi(t,e))return;n.uniform4iv(this.addr,e),di(t,e)}}function QR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function e2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(hi(t,e))return;n.uniform2uiv(this.addr,e),di(t,e)}}function t2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(hi(t,e))return;n.uniform3uiv(this.addr,e),di(t,e)}}function n2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(hi(t,e))return;n.uniform4uiv(this.addr,e),di(t,e)}}function zp(n){return n.version===0&&(n.compareFunction=Cg,n.needsUpdate=!0),n}function i2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=zp(fM):r=dM,t.setTexture2D(e||r,s)}function s2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||gM,s)}function r2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=zp(pM):r=vM,t.setTextureCube(e||r,s)}function o2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||mM,s)}function a2(n){switch(n){case 5126:return HR;case 35664:return GR;case 35665:return WR;case 35666:return qR;case 35674:return $R;case 35675:return XR;case 35676:return YR;case 5124:case 35670:return JR;case 35667:case 35671:return jR;case 35668:case 35672:return KR;case 35669:case 35673:return ZR;case 5125:return QR;case 36294:return e2;case 36295:return t2;case 36296:return n2;case 35678:case 36198:case 36298:case 36306:case 35682:return i2;case 35679:case 36299:case 36307:return s2;case 35680:case 36300:case 36308:case 36293:return r2;case 36289:case 36303:case 36311:case 36292:return o2}}function l2(n,e){n.uniform1fv(this.addr,e)}function c2(n,e){let t=Lc(e,this.size,2);n.uniform2fv(this.addr,t)}function u2(n,e){let t=Lc(e,this.size,3);n.uniform3fv(this.addr,t)}function h2(n,e){let t=Lc(e,this.size,4);n.uniform4fv(this.addr,t)}function d2(n,e){let t=Lc(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function f2(n,e){let t=Lc(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function p2(n,e){let t=Lc(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function m2(n,e){n.uniform1iv(this.addr,e)}function g2(n,e){n.uniform2iv(this.addr,e)}function v2(n,e){n.uniform3iv(this.addr,e)}function y2(n,e){n.uniform4iv(this.addr,e)}function _2(n,e){n.uniform1uiv(this.addr,e)}function x2(n,e){n.uniform2uiv(this.addr,e)}function b2(n,e){n.uniform3uiv(this.addr,e)}function M2(n,e){n.uniform4uiv(this.addr,e)}function S2(n,e,t){let i=this.cache,s=e.length,r=Bp(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=zp(fM):o=dM;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function w2(n,e,t){let i=this.cache,s=e.length,r=Bp(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||gM,r[o])}function A2(n,e,t){let i=this.cache,s=e.length,r=Bp(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=zp(pM):o=vM;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function T2(n,e,t){let i=this.cache,s=e.length,r=Bp(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||mM,r[o])}function E2(n){switch(n){case 5126:return l2;case 35664:return c2;case 35665:return u2;case 35666:return h2;case 35674:return d2;case 35675:return f2;case 35676:return p2;case 5124:case 35670:return m2;case 35667:case 35671:return g2;case 35668:case 35672:return v2;case 35669:case 35673:return y2;case 5125:return _2;case 36294:return x2;case 36295:return b2;case 36296:return M2;case 35678:case 36198:case 36298:case 36306:case 35682:return S2;case 35679:case 36299:case 36307:return w2;case 35680:case 36300:case 36308:case 36293:return A2;case 36289:case 36303:case 36311:case 36292:return T2}}var Bg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=a2(t.type)}},zg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=E2(t.type)}},Vg=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},Og=/(\w+)(\])?(\[|\.)?/g;function jb(n,e){n.seq.push(e),n.map[e.id]=e}function C2(n,e,t){let i=n.name,s=i.length;for(Og.lastIndex=0;;){let r=Og.exec(i),o=Og.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){jb(t,c===void 0?new Bg(a,n,e):new zg(a,n,e));break}else{let d=t.map[a];d===void 0&&(d=new Vg(a),jb(t,d)),t=d}}}var Ic=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);C2(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function Kb(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var R2=37297,P2=0;function I2(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var Zb=new ot;function k2(n){Tt._getMatrix(Zb,Tt.workingColorSpace,n);let e=`mat3( ${Zb.elements.map(t=>t.toFixed(4))} )`;switch(Tt.getTransfer(n)){case ju:return[e,"LinearTransferOETF"];case Xt:return[e,"sRGBTransferOETF"];default:return Ze("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Qb(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+I2(n.getShaderSource(e),a)}else return r}function L2(n,e){let t=k2(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var D2={[dg]:"Linear",[fg]:"Reinhard",[pg]:"Cineon",[ph]:"ACESFilmic",[gg]:"AgX",[vg]:"Neutral",[mg]:"Custom"};function N2(n,e){let t=D2[e];return t===void 0?(Ze("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Op=new K;function F2(){Tt.getLuminanceCoefficients(Op);let n=Op.x.toFixed(4),e=Op.y.toFixed(4),t=Op.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function O2(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(wh).join(`
`)}function U2(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function B2(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function wh(n){return n!==""}function eM(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function tM(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var z2=/^[ \t]*#include +<([\w\d./]+)>/gm;function Hg(n){return n.replace(z2,V2)}function V2(n,e){let t=gt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Hg(t)}var H2=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function nM(n){return n.replace(H2,G2)}function G2(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function iM(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var W2={[tl]:"SHADOWMAP_TYPE_PCF",[Ec]:"SHADOWMAP_TYPE_VSM"};function q2(n){return W2[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var $2={[Rc]:"ENVMAP_MODE_REFRACTION"};function X2(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":$2[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Y2={[hg]:"ENVMAP_BLENDING_MULTIPLY",[xb]:"ENVMAP_BLENDING_MIX",[bb]:"ENVMAP_BLENDING_ADD"};function J2(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":Y2[n.combine]||"ENVMAP_BLENDING_NONE"}function j2(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=q2(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=X2(t),d=J2(t),h=O2(t),f=U2(r),g=s.createProgram(),y,m,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(wh).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(wh).join(`
`),m.length>0&&(m+=`
`)):(y=[iM(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(wh).join(`
`),m=[iM(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==zr?"#define TONE_MAPPING":"",t.toneMapping!==zr?gt.tonemapping_pars_fragment:"",t.toneMapping!==zr?N2("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",gt.colorspace_pars_fragment,L2("linearToOutputTexel",t.outputColorSpace),F2(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(wh).join(`
`)),o=Hg(o),o=eM(o,t),o=tM(o,t),a=Hg(a),a=eM(a,t),a=tM(a,t),o=nM(o),a=nM(a),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,y=[h,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===Rg?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Rg?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let _=v+y+o,w=v+m+a,b=Kb(s,s.VERTEX_SHADER,_),C=Kb(s,s.FRAGMENT_SHADER,w);s.attachShader(g,b),s.attachShader(g,C),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function S(N){if(n.debug.checkShaderErrors){let k=s.getProgramInfoLog(g)||"",z=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(C)||"",T=k.trim(),I=z.trim(),V=G.trim(),U=!0,se=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(U=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,g,b,C);else{let $=Qb(s,b,"vertex"),X=Qb(s,C,"fragment");nt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+N.name+`
Material Type: `+N.type+`

Program Info Log: `+T+`
`+$+`
`+X)}else T!==""?Ze("WebGLProgram: Program Info Log:",T):(I===""||V==="")&&(se=!1);se&&(N.diagnostics={runnable:U,programLog:T,vertexShader:{log:I,prefix:y},fragmentShader:{log:V,prefix:m}})}s.deleteShader(b),s.deleteShader(C),x=new Ic(s,g),A=B2(s,g)}let x;this.getUniforms=function(){return x===void 0&&S(this),x};let A;this.getAttributes=function(){return A===void 0&&S(this),A};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,R2)),O},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=P2++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=C,this}var K2=0,Gg=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Wg(e),t.set(e,i)),i}},Wg=class{constructor(e){this.id=K2++,this.code=e,this.usedTimes=0}};function Z2(n){return n===ua||n===xh||n===bh}function Q2(n,e,t,i,s,r){let o=new _c,a=new Gg,l=new Set,c=[],u=new Map,d=i.logarithmicDepthBuffer,h={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,A,O,N,k,z){let G=N.fog,T=k.geometry,I=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?N.environment:null,V=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,U=e.get(x.envMap||I,V),se=h[x.type],$=i.precision;x.precision!==null&&($=i.getMaxPrecision(x.precision),$!==x.precision&&Ze("WebGLProgram.getParameters:",x.precision,"not supported, using",$,"instead."));let X=T.morphAttributes.position||T.morphAttributes.normal||T.morphAttributes.color,te=X!==void 0?X.length:0,ce=0;T.morphAttributes.position!==void 0&&(ce=1),T.morphAttributes.normal!==void 0&&(ce=2),T.morphAttributes.color!==void 0&&(ce=3);let de,J,fe,ge;if(se){let Re=Hr[se];de=Re.vertexShader,J=Re.fragmentShader}else{de=x.vertexShader,J=x.fragmentShader;let Re=a.getVertexShaderStage(x),dt=a.getFragmentShaderStage(x);a.update(x,Re,dt),fe=Re.id,ge=dt.id}let Ce=n.getRenderTarget(),Se=n.state.buffers.depth.getReversed(),Xe=k.isInstancedMesh===!0,ct=k.isBatchedMesh===!0,We=!!x.map,vt=!!x.matcap,pt=!!U,at=pt&&U.isPMREMTexture===!0,xn=!!x.aoMap,cn=!!x.lightMap,Wn=!!x.bumpMap&&x.wireframe===!1,Qt=!!x.normalMap,vi=!!x.displacementMap,Pt=!!x.emissiveMap,si=!!x.metalnessMap,In=!!x.roughnessMap,qn=x.anisotropy>0,H=x.clearcoat>0,Pe=x.diffuseRoughness>0,Ke=x.dispersion>0,ut=x.retroreflectivity>0,we=x.iridescence>0,nn=x.sheen>0,He=x.transmission>0,je=qn&&!!x.anisotropyMap,L=H&&!!x.clearcoatMap,E=H&&!!x.clearcoatNormalMap,Y=H&&!!x.clearcoatRoughnessMap,he=Pe&&!!x.diffuseRoughnessMap,ae=we&&!!x.iridescenceMap,_e=we&&!!x.iridescenceThicknessMap,xe=nn&&!!x.sheenColorMap,ne=nn&&!!x.sheenRoughnessMap,re=!!x.specularMap,ve=!!x.specularColorMap,B=!!x.specularIntensityMap,oe=He&&!!x.transmissionMap,ie=He&&!!x.thicknessMap,Ae=!!x.gradientMap,ye=!!x.alphaMap,Me=x.alphaTest>0,qe=!!x.alphaHash,et=!!x.extensions,ue=zr;x.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ue=n.toneMapping);let Be=at?U.isCompressedCubeTexture?U.image[0].mipmaps:U.mipmaps:null,tt={shaderID:se,shaderType:x.type,shaderName:x.name,vertexShader:de,fragmentShader:J,defines:x.defines,customVertexShaderID:fe,customFragmentShaderID:ge,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:$,batching:ct,batchingColor:ct&&k._colorsTexture!==null,instancing:Xe,instancingColor:Xe&&k.instanceColor!==null,instancingMorph:Xe&&k.morphTexture!==null,outputColorSpace:Ce===null?n.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:Tt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:We,matcap:vt,envMap:pt,envMapMode:pt&&U.mapping,envMapPMREM:at,envMapMaxLod:at?Be.length-1:null,envMapSize:at?Be[0].width:null,aoMap:xn,lightMap:cn,bumpMap:Wn,normalMap:Qt,displacementMap:vi,emissiveMap:Pt,normalMapObjectSpace:Qt&&x.normalMapType===wb,normalMapTangentSpace:Qt&&x.normalMapType===Np,packedNormalMap:Qt&&x.normalMapType===Np&&Z2(x.normalMap.format),metalnessMap:si,roughnessMap:In,anisotropy:qn,anisotropyMap:je,clearcoat:H,clearcoatMap:L,clearcoatNormalMap:E,clearcoatRoughnessMap:Y,diffuseRoughness:Pe,diffuseRoughnessMap:he,dispersion:Ke,retroreflection:ut,iridescence:we,iridescenceMap:ae,iridescenceThicknessMap:_e,sheen:nn,sheenColorMap:xe,sheenRoughnessMap:ne,specularMap:re,specularColorMap:ve,specularIntensityMap:B,transmission:He,transmissionMap:oe,thicknessMap:ie,gradientMap:Ae,opaque:x.transparent===!1&&x.blending===Cc&&x.alphaToCoverage===!1,alphaMap:ye,alphaTest:Me,alphaHash:qe,combine:x.combine,mapUv:We&&f(x.map.channel),aoMapUv:xn&&f(x.aoMap.channel),lightMapUv:cn&&f(x.lightMap.channel),bumpMapUv:Wn&&f(x.bumpMap.channel),normalMapUv:Qt&&f(x.normalMap.channel),displacementMapUv:vi&&f(x.displacementMap.channel),emissiveMapUv:Pt&&f(x.emissiveMap.channel),metalnessMapUv:si&&f(x.metalnessMap.channel),roughnessMapUv:In&&f(x.roughnessMap.channel),anisotropyMapUv:je&&f(x.anisotropyMap.channel),clearcoatMapUv:L&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:E&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(x.sheenRoughnessMap.channel),specularMapUv:re&&f(x.specularMap.channel),specularColorMapUv:ve&&f(x.specularColorMap.channel),specularIntensityMapUv:B&&f(x.specularIntensityMap.channel),transmissionMapUv:oe&&f(x.transmissionMap.channel),thicknessMapUv:ie&&f(x.thicknessMap.channel),alphaMapUv:ye&&f(x.alphaMap.channel),vertexTangents:!!T.attributes.tangent&&(Qt||qn),vertexNormals:!!T.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!T.attributes.color&&T.attributes.color.itemSize===4,pointsUvs:k.isPoints===!0&&!!T.attributes.uv&&(We||ye),fog:!!G,useFog:x.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||T.attributes.normal===void 0&&Qt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Se,skinning:k.isSkinnedMesh===!0,hasPositionAttribute:T.attributes.position!==void 0,morphTargets:T.morphAttributes.position!==void 0,morphNormals:T.morphAttributes.normal!==void 0,morphColors:T.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:ce,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:z.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&O.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:We&&x.map.isVideoTexture===!0&&Tt.getTransfer(x.map.colorSpace)===Xt,decodeVideoTextureEmissive:Pt&&x.emissiveMap.isVideoTexture===!0&&Tt.getTransfer(x.emissiveMap.colorSpace)===Xt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Ws,flipSided:x.side===Ei,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:et&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&x.extensions.multiDraw===!0||ct)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function y(x){let A=[];if(x.shaderID?A.push(x.shaderID):(A.push(x.customVertexShaderID),A.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)A.push(O),A.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(m(A,x),v(A,x),A.push(n.outputColorSpace)),A.push(x.customProgramCacheKey),A.join()}function m(x,A){x.push(A.precision),x.push(A.outputColorSpace),x.push(A.envMapMode),x.push(A.envMapPMREM),x.push(A.envMapMaxLod),x.push(A.envMapSize),x.push(A.mapUv),x.push(A.alphaMapUv),x.push(A.lightMapUv),x.push(A.aoMapUv),x.push(A.bumpMapUv),x.push(A.normalMapUv),x.push(A.displacementMapUv),x.push(A.emissiveMapUv),x.push(A.metalnessMapUv),x.push(A.roughnessMapUv),x.push(A.anisotropyMapUv),x.push(A.clearcoatMapUv),x.push(A.clearcoatNormalMapUv),x.push(A.clearcoatRoughnessMapUv),x.push(A.diffuseRoughnessMapUv),x.push(A.iridescenceMapUv),x.push(A.iridescenceThicknessMapUv),x.push(A.sheenColorMapUv),x.push(A.sheenRoughnessMapUv),x.push(A.specularMapUv),x.push(A.specularColorMapUv),x.push(A.specularIntensityMapUv),x.push(A.transmissionMapUv),x.push(A.thicknessMapUv),x.push(A.combine),x.push(A.fogExp2),x.push(A.sizeAttenuation),x.push(A.morphTargetsCount),x.push(A.numSunLights),x.push(A.numDirLights),x.push(A.numPointLights),x.push(A.numSpotLights),x.push(A.numSpotLightMaps),x.push(A.numHemiLights),x.push(A.numRectAreaLights),x.push(A.numSunLightShadows),x.push(A.numDirLightShadows),x.push(A.numPointLightShadows),x.push(A.numSpotLightShadows),x.push(A.numSpotLightShadowsWithMaps),x.push(A.numLightProbes),x.push(A.numLightProbeGrids),x.push(A.shadowMapType),x.push(A.toneMapping),x.push(A.numClippingPlanes),x.push(A.numClipIntersection),x.push(A.depthPacking)}function v(x,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function _(x){let A=h[x.type],O;if(A){let N=Hr[A];O=Ub.clone(N.uniforms)}else O=x.uniforms;return O}function w(x,A){let O=u.get(A);return O!==void 0?++O.usedTimes:(O=new j2(n,A,x,s),c.push(O),u.set(A,O)),O}function b(x){if(--x.usedTimes===0){let A=c.indexOf(x);c[A]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function C(x){a.remove(x)}function S(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:_,acquireProgram:w,releaseProgram:b,releaseShaderCache:C,programs:c,dispose:S}}function eP(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function tP(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function sM(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function rM(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(h){let f=0;return h.isInstancedMesh&&(f+=2),h.isSkinnedMesh&&(f+=1),f}function a(h,f,g,y,m,v){let _=n[e];return _===void 0?(_={id:h.id,object:h,geometry:f,material:g,materialVariant:o(h),groupOrder:y,renderOrder:h.renderOrder,z:m,group:v},n[e]=_):(_.id=h.id,_.object=h,_.geometry=f,_.material=g,_.materialVariant=o(h),_.groupOrder=y,_.renderOrder=h.renderOrder,_.z=m,_.group=v),e++,_}function l(h,f,g,y,m,v,_){_.reversedDepth===!0&&(m=-m);let w=a(h,f,g,y,m,v);g.transmission>0?i.push(w):g.transparent===!0?s.push(w):t.push(w)}function c(h,f,g,y,m,v){let _=a(h,f,g,y,m,v);g.transmission>0?i.unshift(_):g.transparent===!0?s.unshift(_):t.unshift(_)}function u(h,f){t.length>1&&t.sort(h||tP),i.length>1&&i.sort(f||sM),s.length>1&&s.sort(f||sM)}function d(){for(let h=e,f=n.length;h<f;h++){let g=n[h];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:d,sort:u}}function nP(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new rM,n.set(i,[o])):s>=r.length?(o=new rM,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function iP(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new K,color:new ft};break;case"SpotLight":t={position:new K,direction:new K,color:new ft,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new K,color:new ft,distance:0,decay:0};break;case"HemisphereLight":t={direction:new K,skyColor:new ft,groundColor:new ft};break;case"RectAreaLight":t={color:new ft,position:new K,halfWidth:new K,halfHeight:new K};break}return n[e.id]=t,t}}}function sP(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ht};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ht};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ht,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var rP=0;function oP(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function aP(n){let e=new iP,t=sP(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new K);let s=new K,r=new Vt,o=new Vt;function a(c){let u=0,d=0,h=0;for(let z=0;z<9;z++)i.probe[z].set(0,0,0);let f=0,g=0,y=0,m=0,v=0,_=0,w=0,b=0,C=0,S=0,x=0,A=0,O=0,N=0;c.sort(oP);for(let z=0,G=c.length;z<G;z++){let T=c[z],I=T.color,V=T.intensity,U=T.distance,se=null;if(T.shadow&&T.shadow.map&&(T.shadow.map.texture.format===ua?se=T.shadow.map.texture:se=T.shadow.map.depthTexture||T.shadow.map.texture),T.isAmbientLight)u+=I.r*V,d+=I.g*V,h+=I.b*V;else if(T.isLightProbe){for(let $=0;$<9;$++)i.probe[$].addScaledVector(T.sh.coefficients[$],V);N++}else if(T.isSunLight){let $=e.get(T);if($.color.copy(T.color).multiplyScalar(T.intensity),T.castShadow){let X=T.shadow,te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize.copy(X.mapSize).multiply(X.getFrameExtents()),i.sunShadow[g]=te,i.sunShadowMap[g]=se;let ce=X.getViewportCount();for(let de=0;de<ce;de++)i.sunShadowMatrix[y+de]=X.getMatrix(de),i.sunShadowCascade[y+de]=X._cascadeData[de];y+=ce,g++}i.sun[f]=$,f++}else if(T.isDirectionalLight){let $=e.get(T);if($.color.copy(T.color).multiplyScalar(T.intensity),T.castShadow){let X=T.shadow,te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize=X.mapSize,i.directionalShadow[m]=te,i.directionalShadowMap[m]=se,i.directionalShadowMatrix[m]=T.shadow.matrix,C++}i.directional[m]=$,m++}else if(T.isSpotLight){let $=e.get(T);$.position.setFromMatrixPosition(T.matrixWorld),$.color.copy(I).multiplyScalar(V),$.distance=U,$.coneCos=Math.cos(T.angle),$.penumbraCos=Math.cos(T.angle*(1-T.penumbra)),$.decay=T.decay,i.spot[_]=$;let X=T.shadow;if(T.map&&(i.spotLightMap[A]=T.map,A++,X.updateMatrices(T),T.castShadow&&O++),i.spotLightMatrix[_]=X.matrix,T.castShadow){let te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize=X.mapSize,i.spotShadow[_]=te,i.spotShadowMap[_]=se,x++}_++}else if(T.isRectAreaLight){let $=e.get(T);$.color.copy(I).multiplyScalar(V),$.halfWidth.set(T.width*.5,0,0),$.halfHeight.set(0,T.height*.5,0),i.rectArea[w]=$,w++}else if(T.isPointLight){let $=e.get(T);if($.color.copy(T.color).multiplyScalar(T.intensity),$.distance=T.distance,$.decay=T.decay,T.castShadow){let X=T.shadow,te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize=X.mapSize,te.shadowCameraNear=X.camera.near,te.shadowCameraFar=X.camera.far,i.pointShadow[v]=te,i.pointShadowMap[v]=se,i.pointShadowMatrix[v]=T.shadow.matrix,S++}i.point[v]=$,v++}else if(T.isHemisphereLight){let $=e.get(T);$.skyColor.copy(T.color).multiplyScalar(V),$.groundColor.copy(T.groundColor).multiplyScalar(V),i.hemi[b]=$,b++}}w>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=d,i.ambient[2]=h;let k=i.hash;(k.sunLength!==f||k.directionalLength!==m||k.pointLength!==v||k.spotLength!==_||k.rectAreaLength!==w||k.hemiLength!==b||k.numSunShadows!==g||k.numDirectionalShadows!==C||k.numPointShadows!==S||k.numSpotShadows!==x||k.numSpotMaps!==A||k.numLightProbes!==N)&&(i.sun.length=f,i.directional.length=m,i.spot.length=_,i.rectArea.length=w,i.point.length=v,i.hemi.length=b,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=y,i.sunShadowCascade.length=y,i.directionalShadow.length=C,i.directionalShadowMap.length=C,i.directionalShadowMatrix.length=C,i.pointShadow.length=S,i.pointShadowMap.length=S,i.pointShadowMatrix.length=S,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+A-O,i.spotLightMap.length=A,i.numSpotLightShadowsWithMaps=O,i.numLightProbes=N,k.sunLength=f,k.directionalLength=m,k.pointLength=v,k.spotLength=_,k.rectAreaLength=w,k.hemiLength=b,k.numSunShadows=g,k.numDirectionalShadows=C,k.numPointShadows=S,k.numSpotShadows=x,k.numSpotMaps=A,k.numLightProbes=N,i.version=rP++)}function l(c,u){let d=0,h=0,f=0,g=0,y=0,m=0,v=u.matrixWorldInverse;for(let _=0,w=c.length;_<w;_++){let b=c[_];if(b.isSunLight){let C=i.sun[d];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(v),d++}else if(b.isDirectionalLight){let C=i.directional[h];C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(v),h++}else if(b.isSpotLight){let C=i.spot[g];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(v),C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(v),g++}else if(b.isRectAreaLight){let C=i.rectArea[y];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(v),o.identity(),r.copy(b.matrixWorld),r.premultiply(v),o.extractRotation(r),C.halfWidth.set(b.width*.5,0,0),C.halfHeight.set(0,b.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let C=i.point[f];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(v),f++}else if(b.isHemisphereLight){let C=i.hemi[m];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(v),m++}}}return{setup:a,setupView:l,state:i}}function oM(n){let e=new aP(n),t=[],i=[],s=[];function r(d){u.camera=d,t.length=0,i.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):t.push(d)}function a(d){i.push(d)}function l(){e.setup(t),s.sort((d,h)=>d.priority-h.priority||d.id-h.id)}function c(d){e.setupView(t,d)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function lP(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new oM(n),e.set(s,[a])):r>=o.length?(a=new oM(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var cP=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,uP=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,hP=[new K(1,0,0),new K(-1,0,0),new K(0,1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1)],dP=[new K(0,-1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1),new K(0,-1,0),new K(0,-1,0)],aM=new Vt,Sh=new K,Ug=new K;function fP(n,e,t){let i=new ia,s=new ht,r=new ht,o=new Tn,a=new Ff,l=new Of,c={},u=t.maxTextureSize,d={[Br]:Ei,[Ei]:Br,[Ws]:Ws},h=new Ur({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ht},radius:{value:4}},vertexShader:cP,fragmentShader:uP}),f=h.clone();f.defines.HORIZONTAL_PASS=1;let g=new Li;g.setAttribute("position",new Ai(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Un(g,h),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=tl;let v=this.type;this.render=function(S,x,A){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||S.length===0)return;this.type===tb&&(Ze("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=tl);let O=n.getRenderTarget(),N=n.getActiveCubeFace(),k=n.getActiveMipmapLevel(),z=n.state;z.setBlending(nl),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let G=v!==this.type;G&&x.traverse(function(T){T.material&&(Array.isArray(T.material)?T.material.forEach(I=>I.needsUpdate=!0):T.material.needsUpdate=!0)});for(let T=0,I=S.length;T<I;T++){let V=S[T],U=V.shadow;if(U===void 0){Ze("WebGLShadowMap:",V,"has no shadow.");continue}if(U.autoUpdate===!1&&U.needsUpdate===!1)continue;s.copy(U.mapSize);let se=U.getFrameExtents();s.multiply(se),r.copy(U.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/se.x),s.x=r.x*se.x,U.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/se.y),s.y=r.y*se.y,U.mapSize.y=r.y));let $=n.state.buffers.depth.getReversed();if(U.camera._reversedDepth=$,U.map===null||G===!0){if(U.map!==null&&(U.map.depthTexture!==null&&(U.map.depthTexture.dispose(),U.map.depthTexture=null),U.map.dispose()),this.type===Ec){if(V.isPointLight){Ze("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}U.map=new Rs(s.x,s.y,{format:ua,type:ar,minFilter:Zi,magFilter:Zi,generateMipmaps:!1}),U.map.texture.name=V.name+".shadowMap",U.map.depthTexture=new bo(s.x,s.y,or),U.map.depthTexture.name=V.name+".shadowMapDepth",U.map.depthTexture.format=yo,U.map.depthTexture.compareFunction=null,U.map.depthTexture.minFilter=Ti,U.map.depthTexture.magFilter=Ti}else V.isPointLight?(U.map=new Ah(s.x),U.map.depthTexture=new ih(s.x,rr)):(U.map=new Rs(s.x,s.y),U.map.depthTexture=new bo(s.x,s.y,rr)),U.map.depthTexture.name=V.name+".shadowMap",U.map.depthTexture.format=yo,this.type===tl?(U.map.depthTexture.compareFunction=$?Eg:Tg,U.map.depthTexture.minFilter=Zi,U.map.depthTexture.magFilter=Zi):(U.map.depthTexture.compareFunction=null,U.map.depthTexture.minFilter=Ti,U.map.depthTexture.magFilter=Ti);U.camera.updateProjectionMatrix()}U.map.isWebGLCubeRenderTarget!==!0&&(U.map.width!==s.x||U.map.height!==s.y)&&U.map.setSize(s.x,s.y);let X=U.map.isWebGLCubeRenderTarget?6:U.getViewportCount();V.isPointLight!==!0&&U.updateMatrices(V,A);let te=(U.camera.layers.mask&4294967294)!==0?U.camera.layers:A.layers;for(let ce=0;ce<X;ce++){let de=U.getCamera(ce);if(V.isPointLight){let J=U.camera,fe=U.matrix,ge=V.distance||J.far;ge!==J.far&&(J.far=ge,J.updateProjectionMatrix()),Sh.setFromMatrixPosition(V.matrixWorld),J.position.copy(Sh),Ug.copy(J.position),Ug.add(hP[ce]),J.up.copy(dP[ce]),J.lookAt(Ug),J.updateMatrixWorld(),fe.makeTranslation(-Sh.x,-Sh.y,-Sh.z),aM.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),U._frustum.setFromProjectionMatrix(aM,J.coordinateSystem,J.reversedDepth)}if(U.map.isWebGLCubeRenderTarget)n.setRenderTarget(U.map,ce),n.clear();else{ce===0&&(n.setRenderTarget(U.map),n.clear());let J=U.getViewport(ce);o.set(r.x*J.x,r.y*J.y,r.x*J.z,r.y*J.w),z.viewport(o)}i=U.getFrustum(ce),b(x,A,de,V,te,this.type)}U.isPointLightShadow!==!0&&this.type===Ec&&_(U,A),U.needsUpdate=!1}v=this.type,m.needsUpdate=!1,n.setRenderTarget(O,N,k)};function _(S,x){let A=e.update(y);h.defines.VSM_SAMPLES!==S.blurSamples&&(h.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,h.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new Rs(s.x,s.y,{format:ua,type:ar}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),h.uniforms.shadow_pass.value=S.map.depthTexture,h.uniforms.resolution.value.set(S.map.width,S.map.height),h.uniforms.radius.value=S.radius,n.setRenderTarget(S.mapPass),n.clear(),n.renderBufferDirect(x,null,A,h,y,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,n.setRenderTarget(S.map),n.clear(),n.renderBufferDirect(x,null,A,f,y,null)}function w(S,x,A,O){let N=null,k=A.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(k!==void 0)N=k;else if(N=A.isPointLight===!0?l:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let z=N.uuid,G=x.uuid,T=c[z];T===void 0&&(T={},c[z]=T);let I=T[G];I===void 0&&(I=N.clone(),T[G]=I,x.addEventListener("dispose",C)),N=I}if(N.visible=x.visible,N.wireframe=x.wireframe,O===Ec?N.side=x.shadowSide!==null?x.shadowSide:x.side:N.side=x.shadowSide!==null?x.shadowSide:d[x.side],N.alphaMap=x.alphaMap,N.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,N.map=x.map,N.clipShadows=x.clipShadows,N.clippingPlanes=x.clippingPlanes,N.clipIntersection=x.clipIntersection,N.displacementMap=x.displacementMap,N.displacementScale=x.displacementScale,N.displacementBias=x.displacementBias,N.wireframeLinewidth=x.wireframeLinewidth,N.linewidth=x.linewidth,A.isPointLight===!0&&N.isMeshDistanceMaterial===!0){let z=n.properties.get(N);z.light=A}return N}function b(S,x,A,O,N,k){if(S.visible===!1)return;if(S.layers.test(N)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&k===Ec)&&(!S.frustumCulled||S.intersectsFrustum(i))){S.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,S.matrixWorld);let T=e.update(S),I=S.material;if(Array.isArray(I)){let V=T.groups;for(let U=0,se=V.length;U<se;U++){let $=V[U],X=I[$.materialIndex];if(X&&X.visible){let te=w(S,X,O,k);S.onBeforeShadow(n,S,x,A,T,te,$),n.renderBufferDirect(A,null,T,te,S,$),S.onAfterShadow(n,S,x,A,T,te,$)}}}else if(I.visible){let V=w(S,I,O,k);S.onBeforeShadow(n,S,x,A,T,V,null),n.renderBufferDirect(A,null,T,V,S,null),S.onAfterShadow(n,S,x,A,T,V,null)}}let G=S.children;for(let T=0,I=G.length;T<I;T++)b(G[T],x,A,O,N,k)}function C(S){S.target.removeEventListener("dispose",C);for(let A in c){let O=c[A],N=S.target.uuid;N in O&&(O[N].dispose(),delete O[N])}}}function pP(n,e){function t(){let B=!1,oe=new Tn,ie=null,Ae=new Tn(0,0,0,0);return{setMask:function(ye){ie!==ye&&!B&&(n.colorMask(ye,ye,ye,ye),ie=ye)},setLocked:function(ye){B=ye},setClear:function(ye,Me,qe,et,ue){ue===!0&&(ye*=et,Me*=et,qe*=et),oe.set(ye,Me,qe,et),Ae.equals(oe)===!1&&(n.clearColor(ye,Me,qe,et),Ae.copy(oe))},reset:function(){B=!1,ie=null,Ae.set(-1,0,0,0)}}}function i(){let B=!1,oe=!1,ie=null,Ae=null,ye=null;return{setReversed:function(Me){if(oe!==Me){let qe=e.get("EXT_clip_control");Me?qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.ZERO_TO_ONE_EXT):qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.NEGATIVE_ONE_TO_ONE_EXT),oe=Me;let et=ye;ye=null,this.setClear(et)}},getReversed:function(){return oe},setTest:function(Me){Me?Se(n.DEPTH_TEST):Xe(n.DEPTH_TEST)},setMask:function(Me){ie!==Me&&!B&&(n.depthMask(Me),ie=Me)},setFunc:function(Me){if(oe&&(Me=Nb[Me]),Ae!==Me){switch(Me){case vf:n.depthFunc(n.NEVER);break;case yf:n.depthFunc(n.ALWAYS);break;case _f:n.depthFunc(n.LESS);break;case gc:n.depthFunc(n.LEQUAL);break;case xf:n.depthFunc(n.EQUAL);break;case bf:n.depthFunc(n.GEQUAL);break;case Mf:n.depthFunc(n.GREATER);break;case Sf:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Ae=Me}},setLocked:function(Me){B=Me},setClear:function(Me){ye!==Me&&(ye=Me,oe&&(Me=1-Me),n.clearDepth(Me))},reset:function(){B=!1,ie=null,Ae=null,ye=null,oe=!1}}}function s(){let B=!1,oe=null,ie=null,Ae=null,ye=null,Me=null,qe=null,et=null,ue=null;return{setTest:function(Be){B||(Be?Se(n.STENCIL_TEST):Xe(n.STENCIL_TEST))},setMask:function(Be){oe!==Be&&!B&&(n.stencilMask(Be),oe=Be)},setFunc:function(Be,tt,Re){(ie!==Be||Ae!==tt||ye!==Re)&&(n.stencilFunc(Be,tt,Re),ie=Be,Ae=tt,ye=Re)},setOp:function(Be,tt,Re){(Me!==Be||qe!==tt||et!==Re)&&(n.stencilOp(Be,tt,Re),Me=Be,qe=tt,et=Re)},setLocked:function(Be){B=Be},setClear:function(Be){ue!==Be&&(n.clearStencil(Be),ue=Be)},reset:function(){B=!1,oe=null,ie=null,Ae=null,ye=null,Me=null,qe=null,et=null,ue=null}}}let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},d={},h={},f=new WeakMap,g=[],y=null,m=!1,v=null,_=null,w=null,b=null,C=null,S=null,x=null,A=new ft(0,0,0),O=0,N=!1,k=null,z=null,G=null,T=null,I=null,V=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),U=!1,se=0,$=n.getParameter(n.VERSION);$.indexOf("WebGL")!==-1?(se=parseFloat(/^WebGL (\d)/.exec($)[1]),U=se>=1):$.indexOf("OpenGL ES")!==-1&&(se=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),U=se>=2);let X=null,te={},ce=n.getParameter(n.SCISSOR_BOX),de=n.getParameter(n.VIEWPORT),J=new Tn().fromArray(ce),fe=new Tn().fromArray(de);function ge(B,oe,ie,Ae){let ye=new Uint8Array(4),Me=n.createTexture();n.bindTexture(B,Me),n.texParameteri(B,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(B,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let qe=0;qe<ie;qe++)B===n.TEXTURE_3D||B===n.TEXTURE_2D_ARRAY?n.texImage3D(oe,0,n.RGBA,1,1,Ae,0,n.RGBA,n.UNSIGNED_BYTE,ye):n.texImage2D(oe+qe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ye);return Me}let Ce={};Ce[n.TEXTURE_2D]=ge(n.TEXTURE_2D,n.TEXTURE_2D,1),Ce[n.TEXTURE_CUBE_MAP]=ge(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[n.TEXTURE_2D_ARRAY]=ge(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ce[n.TEXTURE_3D]=ge(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Se(n.DEPTH_TEST),o.setFunc(gc),Wn(!1),Qt(rg),Se(n.CULL_FACE),xn(nl);function Se(B){u[B]!==!0&&(n.enable(B),u[B]=!0)}function Xe(B){u[B]!==!1&&(n.disable(B),u[B]=!1)}function ct(B,oe){return h[B]!==oe?(n.bindFramebuffer(B,oe),h[B]=oe,B===n.DRAW_FRAMEBUFFER&&(h[n.FRAMEBUFFER]=oe),B===n.FRAMEBUFFER&&(h[n.DRAW_FRAMEBUFFER]=oe),!0):!1}function We(B,oe){let ie=g,Ae=!1;if(B){ie=f.get(oe),ie===void 0&&(ie=[],f.set(oe,ie));let ye=B.textures;if(ie.length!==ye.length||ie[0]!==n.COLOR_ATTACHMENT0){for(let Me=0,qe=ye.length;Me<qe;Me++)ie[Me]=n.COLOR_ATTACHMENT0+Me;ie.length=ye.length,Ae=!0}}else ie[0]!==n.BACK&&(ie[0]=n.BACK,Ae=!0);Ae&&n.drawBuffers(ie)}function vt(B){return y!==B?(n.useProgram(B),y=B,!0):!1}let pt={[il]:n.FUNC_ADD,[ib]:n.FUNC_SUBTRACT,[sb]:n.FUNC_REVERSE_SUBTRACT};pt[rb]=n.MIN,pt[ob]=n.MAX;let at={[ab]:n.ZERO,[lb]:n.ONE,[cb]:n.SRC_COLOR,[cg]:n.SRC_ALPHA,[mb]:n.SRC_ALPHA_SATURATE,[fb]:n.DST_COLOR,[hb]:n.DST_ALPHA,[ub]:n.ONE_MINUS_SRC_COLOR,[ug]:n.ONE_MINUS_SRC_ALPHA,[pb]:n.ONE_MINUS_DST_COLOR,[db]:n.ONE_MINUS_DST_ALPHA,[gb]:n.CONSTANT_COLOR,[vb]:n.ONE_MINUS_CONSTANT_COLOR,[yb]:n.CONSTANT_ALPHA,[_b]:n.ONE_MINUS_CONSTANT_ALPHA};function xn(B,oe,ie,Ae,ye,Me,qe,et,ue,Be){if(B===nl){m===!0&&(Xe(n.BLEND),m=!1);return}if(m===!1&&(Se(n.BLEND),m=!0),B!==nb){if(B!==v||Be!==N){if((_!==il||C!==il)&&(n.blendEquation(n.FUNC_ADD),_=il,C=il),Be)switch(B){case Cc:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case og:n.blendFunc(n.ONE,n.ONE);break;case ag:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case lg:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:nt("WebGLState: Invalid blending: ",B);break}else switch(B){case Cc:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case og:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case ag:nt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case lg:nt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:nt("WebGLState: Invalid blending: ",B);break}w=null,b=null,S=null,x=null,A.set(0,0,0),O=0,v=B,N=Be}return}ye=ye||oe,Me=Me||ie,qe=qe||Ae,(oe!==_||ye!==C)&&(n.blendEquationSeparate(pt[oe],pt[ye]),_=oe,C=ye),(ie!==w||Ae!==b||Me!==S||qe!==x)&&(n.blendFuncSeparate(at[ie],at[Ae],at[Me],at[qe]),w=ie,b=Ae,S=Me,x=qe),(et.equals(A)===!1||ue!==O)&&(n.blendColor(et.r,et.g,et.b,ue),A.copy(et),O=ue),v=B,N=!1}function cn(B,oe){B.side===Ws?Xe(n.CULL_FACE):Se(n.CULL_FACE);let ie=B.side===Ei;oe&&(ie=!ie),Wn(ie),B.blending===Cc&&B.transparent===!1?xn(nl):xn(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Ae=B.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),Pt(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Se(n.SAMPLE_ALPHA_TO_COVERAGE):Xe(n.SAMPLE_ALPHA_TO_COVERAGE)}function Wn(B){k!==B&&(B?n.frontFace(n.CW):n.frontFace(n.CCW),k=B)}function Qt(B){B!==Qx?(Se(n.CULL_FACE),B!==z&&(B===rg?n.cullFace(n.BACK):B===eb?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Xe(n.CULL_FACE),z=B}function vi(B){B!==G&&(U&&n.lineWidth(B),G=B)}function Pt(B,oe,ie){B?(Se(n.POLYGON_OFFSET_FILL),(T!==oe||I!==ie)&&(T=oe,I=ie,o.getReversed()&&(oe=-oe,ie=-ie),n.polygonOffset(oe,ie))):Xe(n.POLYGON_OFFSET_FILL)}function si(B){B?Se(n.SCISSOR_TEST):Xe(n.SCISSOR_TEST)}function In(B){B===void 0&&(B=n.TEXTURE0+V-1),X!==B&&(n.activeTexture(B),X=B)}function qn(B,oe,ie){ie===void 0&&(X===null?ie=n.TEXTURE0+V-1:ie=X);let Ae=te[ie];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[ie]=Ae),(Ae.type!==B||Ae.texture!==oe)&&(X!==ie&&(n.activeTexture(ie),X=ie),n.bindTexture(B,oe||Ce[B]),Ae.type=B,Ae.texture=oe)}function H(){let B=te[X];B!==void 0&&B.type!==void 0&&(n.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Pe(){try{n.compressedTexImage2D(...arguments)}catch(B){nt("WebGLState:",B)}}function Ke(){try{n.compressedTexImage3D(...arguments)}catch(B){nt("WebGLState:",B)}}function ut(){try{n.texSubImage2D(...arguments)}catch(B){nt("WebGLState:",B)}}function we(){try{n.texSubImage3D(...arguments)}catch(B){nt("WebGLState:",B)}}function nn(){try{n.compressedTexSubImage2D(...arguments)}catch(B){nt("WebGLState:",B)}}function He(){try{n.compressedTexSubImage3D(...arguments)}catch(B){nt("WebGLState:",B)}}function je(){try{n.texStorage2D(...arguments)}catch(B){nt("WebGLState:",B)}}function L(){try{n.texStorage3D(...arguments)}catch(B){nt("WebGLState:",B)}}function E(){try{n.texImage2D(...arguments)}catch(B){nt("WebGLState:",B)}}function Y(){try{n.texImage3D(...arguments)}catch(B){nt("WebGLState:",B)}}function he(B){return d[B]!==void 0?d[B]:n.getParameter(B)}function ae(B,oe){d[B]!==oe&&(n.pixelStorei(B,oe),d[B]=oe)}function _e(B){J.equals(B)===!1&&(n.scissor(B.x,B.y,B.z,B.w),J.copy(B))}function xe(B){fe.equals(B)===!1&&(n.viewport(B.x,B.y,B.z,B.w),fe.copy(B))}function ne(B,oe){let ie=c.get(oe);ie===void 0&&(ie=new WeakMap,c.set(oe,ie));let Ae=ie.get(B);Ae===void 0&&(Ae=n.getUniformBlockIndex(oe,B.name),n.uniformBlockBinding(oe,Ae,Ae),ie.set(B,Ae))}function re(B,oe,ie){let ye=c.get(oe).get(B);l[ye]!==ie&&(n.bindBufferBase(n.UNIFORM_BUFFER,ye,ie),l[ye]=ie)}function ve(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},d={},X=null,te={},h={},l={},f=new WeakMap,g=[],y=null,m=!1,v=null,_=null,w=null,b=null,C=null,S=null,x=null,A=new ft(0,0,0),O=0,N=!1,k=null,z=null,G=null,T=null,I=null,J.set(0,0,n.canvas.width,n.canvas.height),fe.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Se,disable:Xe,bindFramebuffer:ct,drawBuffers:We,useProgram:vt,setBlending:xn,setMaterial:cn,setFlipSided:Wn,setCullFace:Qt,setLineWidth:vi,setPolygonOffset:Pt,setScissorTest:si,activeTexture:In,bindTexture:qn,unbindTexture:H,compressedTexImage2D:Pe,compressedTexImage3D:Ke,texImage2D:E,texImage3D:Y,pixelStorei:ae,getParameter:he,updateUBOMapping:ne,uniformBlockBinding:re,texStorage2D:je,texStorage3D:L,texSubImage2D:ut,texSubImage3D:we,compressedTexSubImage2D:nn,compressedTexSubImage3D:He,scissor:_e,viewport:xe,reset:ve}}function mP(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new ht,u=new WeakMap,d=new Set,h,f=new WeakMap,g=new Set,y=new FinalizationRegistry(L=>g.delete(L)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(L,E){return m?new OffscreenCanvas(L,E):Ku("canvas")}function _(L,E,Y){let he=1,ae=je(L);if((ae.width>Y||ae.height>Y)&&(he=Y/Math.max(ae.width,ae.height)),he<1)if(typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&L instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&L instanceof ImageBitmap||typeof VideoFrame<"u"&&L instanceof VideoFrame){let _e=Math.floor(he*ae.width),xe=Math.floor(he*ae.height);h===void 0&&(h=v(_e,xe));let ne=E?v(_e,xe):h;return ne.width=_e,ne.height=xe,ne.getContext("2d").drawImage(L,0,0,_e,xe),Ze("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+_e+"x"+xe+")."),ne}else return"data"in L&&Ze("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),L;return L}function w(L){return L.generateMipmaps}function b(L){n.generateMipmap(L)}function C(L){return L.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:L.isWebGL3DRenderTarget?n.TEXTURE_3D:L.isWebGLArrayRenderTarget||L.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function S(L,E,Y,he,ae,_e=!1){if(L!==null){if(n[L]!==void 0)return n[L];Ze("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+L+"'")}let xe;he&&(xe=e.get("EXT_texture_norm16"),xe||Ze("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=E;if(E===n.RED&&(Y===n.FLOAT&&(ne=n.R32F),Y===n.HALF_FLOAT&&(ne=n.R16F),Y===n.UNSIGNED_BYTE&&(ne=n.R8),Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.R16_EXT),Y===n.SHORT&&xe&&(ne=xe.R16_SNORM_EXT)),E===n.RED_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.R8UI),Y===n.UNSIGNED_SHORT&&(ne=n.R16UI),Y===n.UNSIGNED_INT&&(ne=n.R32UI),Y===n.BYTE&&(ne=n.R8I),Y===n.SHORT&&(ne=n.R16I),Y===n.INT&&(ne=n.R32I)),E===n.RG&&(Y===n.FLOAT&&(ne=n.RG32F),Y===n.HALF_FLOAT&&(ne=n.RG16F),Y===n.UNSIGNED_BYTE&&(ne=n.RG8),Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.RG16_EXT),Y===n.SHORT&&xe&&(ne=xe.RG16_SNORM_EXT)),E===n.RG_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.RG8UI),Y===n.UNSIGNED_SHORT&&(ne=n.RG16UI),Y===n.UNSIGNED_INT&&(ne=n.RG32UI),Y===n.BYTE&&(ne=n.RG8I),Y===n.SHORT&&(ne=n.RG16I),Y===n.INT&&(ne=n.RG32I)),E===n.RGB_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.RGB8UI),Y===n.UNSIGNED_SHORT&&(ne=n.RGB16UI),Y===n.UNSIGNED_INT&&(ne=n.RGB32UI),Y===n.BYTE&&(ne=n.RGB8I),Y===n.SHORT&&(ne=n.RGB16I),Y===n.INT&&(ne=n.RGB32I)),E===n.RGBA_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.RGBA8UI),Y===n.UNSIGNED_SHORT&&(ne=n.RGBA16UI),Y===n.UNSIGNED_INT&&(ne=n.RGBA32UI),Y===n.BYTE&&(ne=n.RGBA8I),Y===n.SHORT&&(ne=n.RGBA16I),Y===n.INT&&(ne=n.RGBA32I)),E===n.RGB&&(Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.RGB16_EXT),Y===n.SHORT&&xe&&(ne=xe.RGB16_SNORM_EXT),Y===n.UNSIGNED_INT_5_9_9_9_REV&&(ne=n.RGB9_E5),Y===n.UNSIGNED_INT_10F_11F_11F_REV&&(ne=n.R11F_G11F_B10F)),E===n.RGBA){let re=_e?ju:Tt.getTransfer(ae);Y===n.FLOAT&&(ne=n.RGBA32F),Y===n.HALF_FLOAT&&(ne=n.RGBA16F),Y===n.UNSIGNED_BYTE&&(ne=re===Xt?n.SRGB8_ALPHA8:n.RGBA8),Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.RGBA16_EXT),Y===n.SHORT&&xe&&(ne=xe.RGBA16_SNORM_EXT),Y===n.UNSIGNED_SHORT_4_4_4_4&&(ne=n.RGBA4),Y===n.UNSIGNED_SHORT_5_5_5_1&&(ne=n.RGB5_A1)}return(ne===n.R16F||ne===n.R32F||ne===n.RG16F||ne===n.RG32F||ne===n.RGBA16F||ne===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function x(L,E){let Y;return L?E===null||E===rr||E===rl?Y=n.DEPTH24_STENCIL8:E===or?Y=n.DEPTH32F_STENCIL8:E===Pc&&(Y=n.DEPTH24_STENCIL8,Ze("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):E===null||E===rr||E===rl?Y=n.DEPTH_COMPONENT24:E===or?Y=n.DEPTH_COMPONENT32F:E===Pc&&(Y=n.DEPTH_COMPONENT16),Y}function A(L,E){return w(L)===!0||L.isFramebufferTexture&&L.minFilter!==Ti&&L.minFilter!==Zi?Math.log2(Math.max(E.width,E.height))+1:L.mipmaps.length>0?L.mipmaps.length:L.isCompressedTexture&&Array.isArray(L.image)?E.mipmaps.length:1}function O(L){let E=new WeakRef(L);i.get(L).__ref=E,g.add(E),y.register(L,E,E)}function N(L){let E=i.get(L).__ref;E!==void 0&&(g.delete(E),y.unregister(E))}function k(L){G(L.target)}function z(L){T(L.target)}function G(L){L.removeEventListener("dispose",k),N(L),V(L),L.isVideoTexture&&u.delete(L),L.isHTMLTexture&&d.delete(L)}function T(L){L.removeEventListener("dispose",z),N(L),se(L)}function I(){for(let L of g){let E=L.deref();E!==void 0&&(E.isRenderTarget===!0?T(E):G(E))}g.clear(),d.clear()}function V(L){let E=i.get(L);if(E.__webglInit===void 0)return;let Y=L.source,he=f.get(Y);if(he){let ae=he[E.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&U(L),Object.keys(he).length===0&&f.delete(Y)}i.remove(L)}function U(L){let E=i.get(L);n.deleteTexture(E.__webglTexture);let Y=L.source,he=f.get(Y);delete he[E.__cacheKey],o.memory.textures--}function se(L){let E=i.get(L);E.__depthDisposeCallback&&E.__depthDisposeCallback();let Y=L.depthTexture;if(Y&&Y.renderTarget===L&&G(Y),L.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(E.__webglFramebuffer[ae]))for(let _e=0;_e<E.__webglFramebuffer[ae].length;_e++)n.deleteFramebuffer(E.__webglFramebuffer[ae][_e]);else n.deleteFramebuffer(E.__webglFramebuffer[ae]);E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer[ae])}else{if(Array.isArray(E.__webglFramebuffer))for(let ae=0;ae<E.__webglFramebuffer.length;ae++)n.deleteFramebuffer(E.__webglFramebuffer[ae]);else n.deleteFramebuffer(E.__webglFramebuffer);if(E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer),E.__webglMultisampledFramebuffer&&n.deleteFramebuffer(E.__webglMultisampledFramebuffer),E.__webglColorRenderbuffer)for(let ae=0;ae<E.__webglColorRenderbuffer.length;ae++)E.__webglColorRenderbuffer[ae]&&n.deleteRenderbuffer(E.__webglColorRenderbuffer[ae]);E.__webglDepthRenderbuffer&&n.deleteRenderbuffer(E.__webglDepthRenderbuffer)}let he=L.textures;for(let ae=0,_e=he.length;ae<_e;ae++){let xe=i.get(he[ae]);xe.__webglTexture&&(n.deleteTexture(xe.__webglTexture),o.memory.textures--),i.remove(he[ae])}i.remove(L)}let $=0;function X(){$=0}function te(){return $}function ce(L){$=L}function de(){let L=$;return L>=s.maxTextures&&Ze("WebGLTextures: Trying to use "+(L+1)+" texture units while this GPU supports only "+s.maxTextures),$+=1,L}function J(L){let E=[];return E.push(L.wrapS),E.push(L.wrapT),E.push(L.wrapR||0),E.push(L.magFilter),E.push(L.minFilter),E.push(L.anisotropy),E.push(L.internalFormat),E.push(L.format),E.push(L.type),E.push(L.generateMipmaps),E.push(L.mipmapsAutoUpdate),E.push(L.premultiplyAlpha),E.push(L.flipY),E.push(L.unpackAlignment),E.push(L.colorSpace),E.join()}function fe(L,E){let Y=i.get(L);if(L.isVideoTexture&&nn(L),L.isRenderTargetTexture===!1&&L.isExternalTexture!==!0&&L.version>0&&Y.__version!==L.version){let he=L.image;if(he===null)Ze("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ze("WebGLRenderer: Texture marked for update but image is incomplete");else{cn(Y,L,E);return}}else L.isExternalTexture&&(Y.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,Y.__webglTexture,n.TEXTURE0+E)}function ge(L,E){let Y=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&Y.__version!==L.version){cn(Y,L,E);return}else L.isExternalTexture&&(Y.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,Y.__webglTexture,n.TEXTURE0+E)}function Ce(L,E){let Y=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&Y.__version!==L.version){cn(Y,L,E);return}t.bindTexture(n.TEXTURE_3D,Y.__webglTexture,n.TEXTURE0+E)}function Se(L,E){let Y=i.get(L);if(L.version>0&&Y.__version!==L.version){Wn(Y,L,E);return}t.bindTexture(n.TEXTURE_CUBE_MAP,Y.__webglTexture,n.TEXTURE0+E)}let Xe={[wf]:n.REPEAT,[Dr]:n.CLAMP_TO_EDGE,[Af]:n.MIRRORED_REPEAT},ct={[Ti]:n.NEAREST,[Mb]:n.NEAREST_MIPMAP_NEAREST,[mh]:n.NEAREST_MIPMAP_LINEAR,[Zi]:n.LINEAR,[Zf]:n.LINEAR_MIPMAP_NEAREST,[Mo]:n.LINEAR_MIPMAP_LINEAR},We={[Tb]:n.NEVER,[Cg]:n.ALWAYS,[Eb]:n.LESS,[Tg]:n.LEQUAL,[Cb]:n.EQUAL,[Eg]:n.GEQUAL,[Rb]:n.GREATER,[Pb]:n.NOTEQUAL};function vt(L,E){if(E.type===or&&e.has("OES_texture_float_linear")===!1&&(E.magFilter===Zi||E.magFilter===Zf||E.magFilter===mh||E.magFilter===Mo||E.minFilter===Zi||E.minFilter===Zf||E.minFilter===mh||E.minFilter===Mo)&&Ze("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(L,n.TEXTURE_WRAP_S,Xe[E.wrapS]),n.texParameteri(L,n.TEXTURE_WRAP_T,Xe[E.wrapT]),(L===n.TEXTURE_3D||L===n.TEXTURE_2D_ARRAY)&&n.texParameteri(L,n.TEXTURE_WRAP_R,Xe[E.wrapR]),n.texParameteri(L,n.TEXTURE_MAG_FILTER,ct[E.magFilter]),n.texParameteri(L,n.TEXTURE_MIN_FILTER,ct[E.minFilter]),E.compareFunction&&(n.texParameteri(L,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(L,n.TEXTURE_COMPARE_FUNC,We[E.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(E.magFilter===Ti||E.minFilter!==mh&&E.minFilter!==Mo||E.type===or&&e.has("OES_texture_float_linear")===!1)return;if(E.anisotropy>1||i.get(E).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");n.texParameterf(L,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(E.anisotropy,s.getMaxAnisotropy())),i.get(E).__currentAnisotropy=E.anisotropy}}}function pt(L,E){let Y=!1;L.__webglInit===void 0&&(L.__webglInit=!0,E.addEventListener("dispose",k),O(E));let he=E.source,ae=f.get(he);ae===void 0&&(ae={},f.set(he,ae));let _e=J(E);if(_e!==L.__cacheKey){ae[_e]===void 0&&(ae[_e]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ae[_e].usedTimes++;let xe=ae[L.__cacheKey];xe!==void 0&&(ae[L.__cacheKey].usedTimes--,xe.usedTimes===0&&U(E)),L.__cacheKey=_e,L.__webglTexture=ae[_e].texture}return Y}function at(L,E,Y){return Math.floor(Math.floor(L/Y)/E)}function xn(L,E,Y,he){let _e=L.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,E.width,E.height,Y,he,E.data);else{_e.sort((B,oe)=>B.start-oe.start);let xe=0;for(let B=1;B<_e.length;B++){let oe=_e[xe],ie=_e[B],Ae=oe.start+oe.count,ye=at(ie.start,E.width,4),Me=at(oe.start,E.width,4);ie.start<=Ae+1&&ye===Me&&at(ie.start+ie.count-1,E.width,4)===ye?oe.count=Math.max(oe.count,ie.start+ie.count-oe.start):(++xe,_e[xe]=ie)}_e.length=xe+1;let ne=t.getParameter(n.UNPACK_ROW_LENGTH),re=t.getParameter(n.UNPACK_SKIP_PIXELS),ve=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,E.width);for(let B=0,oe=_e.length;B<oe;B++){let ie=_e[B],Ae=Math.floor(ie.start/4),ye=Math.ceil(ie.count/4),Me=Ae%E.width,qe=Math.floor(Ae/E.width),et=ye,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(n.UNPACK_SKIP_ROWS,qe),t.texSubImage2D(n.TEXTURE_2D,0,Me,qe,et,ue,Y,he,E.data)}L.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ne),t.pixelStorei(n.UNPACK_SKIP_PIXELS,re),t.pixelStorei(n.UNPACK_SKIP_ROWS,ve)}}function cn(L,E,Y){let he=n.TEXTURE_2D;(E.isDataArrayTexture||E.isCompressedArrayTexture)&&(he=n.TEXTURE_2D_ARRAY),E.isData3DTexture&&(he=n.TEXTURE_3D);let ae=pt(L,E),_e=E.source;t.bindTexture(he,L.__webglTexture,n.TEXTURE0+Y);let xe=i.get(_e);if(_e.version!==xe.__version||ae===!0){if(t.activeTexture(n.TEXTURE0+Y),(typeof ImageBitmap<"u"&&E.image instanceof ImageBitmap)===!1){let ue=Tt.getPrimaries(Tt.workingColorSpace),Be=E.colorSpace===wo?null:Tt.getPrimaries(E.colorSpace),tt=E.colorSpace===wo||ue===Be?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment);let re=_(E.image,!1,s.maxTextureSize);re=He(E,re);let ve=r.convert(E.format,E.colorSpace),B=r.convert(E.type),oe=S(E.internalFormat,ve,B,E.normalized,E.colorSpace,E.isVideoTexture);vt(he,E);let ie,Ae=E.mipmaps,ye=E.isVideoTexture!==!0,Me=xe.__version===void 0||ae===!0,qe=_e.dataReady,et=A(E,re);if(E.isDepthTexture)oe=x(E.format===So,E.type),Me&&(ye?t.texStorage2D(n.TEXTURE_2D,1,oe,re.width,re.height):t.texImage2D(n.TEXTURE_2D,0,oe,re.width,re.height,0,ve,B,null));else if(E.isDataTexture)if(Ae.length>0){ye&&Me&&t.texStorage2D(n.TEXTURE_2D,et,oe,Ae[0].width,Ae[0].height);for(let ue=0,Be=Ae.length;ue<Be;ue++)ie=Ae[ue],ye?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,ve,B,ie.data):t.texImage2D(n.TEXTURE_2D,ue,oe,ie.width,ie.height,0,ve,B,ie.data);E.generateMipmaps=!1}else ye?(Me&&t.texStorage2D(n.TEXTURE_2D,et,oe,re.width,re.height),qe&&xn(E,re,ve,B)):t.texImage2D(n.TEXTURE_2D,0,oe,re.width,re.height,0,ve,B,re.data);else if(E.isCompressedTexture)if(E.isCompressedArrayTexture){ye&&Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,oe,Ae[0].width,Ae[0].height,re.depth);for(let ue=0,Be=Ae.length;ue<Be;ue++)if(ie=Ae[ue],E.format!==lr)if(ve!==null)if(ye){if(qe)if(E.layerUpdates.size>0){let tt=Fg(ie.width,ie.height,E.format,E.type);for(let Re of E.layerUpdates){let dt=ie.data.subarray(Re*tt/ie.data.BYTES_PER_ELEMENT,(Re+1)*tt/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Re,ie.width,ie.height,1,ve,dt)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,re.depth,ve,ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,oe,ie.width,ie.height,re.depth,0,ie.data,0,0);else Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?qe&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,re.depth,ve,B,ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,oe,ie.width,ie.height,re.depth,0,ve,B,ie.data);E.layerUpdates.size>0&&E.clearLayerUpdates()}else{ye&&Me&&t.texStorage2D(n.TEXTURE_2D,et,oe,Ae[0].width,Ae[0].height);for(let ue=0,Be=Ae.length;ue<Be;ue++)ie=Ae[ue],E.format!==lr?ve!==null?ye?qe&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,ve,ie.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,oe,ie.width,ie.height,0,ie.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,ve,B,ie.data):t.texImage2D(n.TEXTURE_2D,ue,oe,ie.width,ie.height,0,ve,B,ie.data)}else if(E.isDataArrayTexture)if(ye){if(Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,oe,re.width,re.height,re.depth),qe)if(E.layerUpdates.size>0){let ue=Fg(re.width,re.height,E.format,E.type);for(let Be of E.layerUpdates){let tt=re.data.subarray(Be*ue/re.data.BYTES_PER_ELEMENT,(Be+1)*ue/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Be,re.width,re.height,1,ve,B,tt)}E.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ve,B,re.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,oe,re.width,re.height,re.depth,0,ve,B,re.data);else if(E.isData3DTexture)ye?(Me&&t.texStorage3D(n.TEXTURE_3D,et,oe,re.width,re.height,re.depth),qe&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ve,B,re.data)):t.texImage3D(n.TEXTURE_3D,0,oe,re.width,re.height,re.depth,0,ve,B,re.data);else if(E.isFramebufferTexture){if(Me)if(ye)t.texStorage2D(n.TEXTURE_2D,et,oe,re.width,re.height);else{let ue=re.width,Be=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(n.TEXTURE_2D,tt,oe,ue,Be,0,ve,B,null),ue>>=1,Be>>=1}}else if(E.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),re.parentNode!==ue){ue.appendChild(re),d.add(E),ue.onpaint=Be=>{let tt=Be.changedElements;for(let Re of d)tt.includes(Re.image)&&(Re.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,re);else{let tt=n.RGBA,Re=n.RGBA,dt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,tt,Re,dt,re)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Me){let ue=je(Ae[0]);t.texStorage2D(n.TEXTURE_2D,et,oe,ue.width,ue.height)}for(let ue=0,Be=Ae.length;ue<Be;ue++)ie=Ae[ue],ye?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ve,B,ie):t.texImage2D(n.TEXTURE_2D,ue,oe,ve,B,ie);E.generateMipmaps=!1}else if(ye){if(Me){let ue=je(re);t.texStorage2D(n.TEXTURE_2D,et,oe,ue.width,ue.height)}qe&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ve,B,re)}else t.texImage2D(n.TEXTURE_2D,0,oe,ve,B,re);w(E)&&E.mipmapsAutoUpdate===!0&&b(he),xe.__version=_e.version,E.onUpdate&&E.onUpdate(E)}L.__version=E.version}function Wn(L,E,Y){if(E.image.length!==6)return;let he=pt(L,E),ae=E.source;t.bindTexture(n.TEXTURE_CUBE_MAP,L.__webglTexture,n.TEXTURE0+Y);let _e=i.get(ae);if(ae.version!==_e.__version||he===!0){t.activeTexture(n.TEXTURE0+Y);let xe=Tt.getPrimaries(Tt.workingColorSpace),ne=E.colorSpace===wo?null:Tt.getPrimaries(E.colorSpace),re=E.colorSpace===wo||xe===ne?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ve=E.isCompressedTexture||E.image[0].isCompressedTexture,B=E.image[0]&&E.image[0].isDataTexture,oe=[];for(let Re=0;Re<6;Re++)!ve&&!B?oe[Re]=_(E.image[Re],!0,s.maxCubemapSize):oe[Re]=B?E.image[Re].image:E.image[Re],oe[Re]=He(E,oe[Re]);let ie=oe[0],Ae=r.convert(E.format,E.colorSpace),ye=r.convert(E.type),Me=S(E.internalFormat,Ae,ye,E.normalized,E.colorSpace),qe=E.isVideoTexture!==!0,et=_e.__version===void 0||he===!0,ue=ae.dataReady,Be=A(E,ie);vt(n.TEXTURE_CUBE_MAP,E);let tt;if(E.isDepthTexture){if(Me=x(E.format===So,E.type),et)if(qe)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Me,ie.width,ie.height);else for(let Re=0;Re<6;Re++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,ie.width,ie.height,0,Ae,ye,null)}else if(ve){qe&&et&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Me,ie.width,ie.height);for(let Re=0;Re<6;Re++){tt=oe[Re].mipmaps;for(let dt=0;dt<tt.length;dt++){let hn=tt[dt];E.format!==lr?Ae!==null?qe?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,0,0,hn.width,hn.height,Ae,hn.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,Me,hn.width,hn.height,0,hn.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,0,0,hn.width,hn.height,Ae,ye,hn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,Me,hn.width,hn.height,0,Ae,ye,hn.data)}}}else{if(tt=E.mipmaps,qe&&et){tt.length>0&&Be++;let Re=je(oe[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Me,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(B){qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,oe[Re].width,oe[Re].height,Ae,ye,oe[Re].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,oe[Re].width,oe[Re].height,0,Ae,ye,oe[Re].data);for(let dt=0;dt<tt.length;dt++){let Wi=tt[dt].image[Re].image;qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,0,0,Wi.width,Wi.height,Ae,ye,Wi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,Me,Wi.width,Wi.height,0,Ae,ye,Wi.data)}}else{qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ye,oe[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,Ae,ye,oe[Re]);for(let dt=0;dt<tt.length;dt++){let hn=tt[dt];qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,0,0,Ae,ye,hn.image[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,Me,Ae,ye,hn.image[Re])}}}w(E)&&E.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),_e.__version=ae.version,E.onUpdate&&E.onUpdate(E)}L.__version=E.version}function Qt(L,E,Y,he,ae,_e){let xe=r.convert(Y.format,Y.colorSpace),ne=r.convert(Y.type),re=S(Y.internalFormat,xe,ne,Y.normalized,Y.colorSpace),ve=i.get(E),B=i.get(Y);if(B.__renderTarget=E,!ve.__hasExternalTextures){let oe=Math.max(1,E.width>>_e),ie=Math.max(1,E.height>>_e);ae===n.TEXTURE_3D||ae===n.TEXTURE_2D_ARRAY?t.texImage3D(ae,_e,re,oe,ie,E.depth,0,xe,ne,null):t.texImage2D(ae,_e,re,oe,ie,0,xe,ne,null)}t.bindFramebuffer(n.FRAMEBUFFER,L),we(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,he,ae,B.__webglTexture,0,ut(E)):(ae===n.TEXTURE_2D||ae>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,he,ae,B.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function vi(L,E,Y){if(n.bindRenderbuffer(n.RENDERBUFFER,L),E.depthBuffer){let he=E.depthTexture,ae=he&&he.isDepthTexture?he.type:null,_e=x(E.stencilBuffer,ae),xe=E.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;we(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ut(E),_e,E.width,E.height):Y?n.renderbufferStorageMultisample(n.RENDERBUFFER,ut(E),_e,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,_e,E.width,E.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,xe,n.RENDERBUFFER,L)}else{let he=E.textures;for(let ae=0;ae<he.length;ae++){let _e=he[ae],xe=r.convert(_e.format,_e.colorSpace),ne=r.convert(_e.type),re=S(_e.internalFormat,xe,ne,_e.normalized,_e.colorSpace);we(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ut(E),re,E.width,E.height):Y?n.renderbufferStorageMultisample(n.RENDERBUFFER,ut(E),re,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,re,E.width,E.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Pt(L,E,Y){let he=E.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,L),!(E.depthTexture&&E.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=i.get(E.depthTexture);ae.__renderTarget=E;let _e=he?E.depthTexture.image[0]:E.depthTexture.image;(!ae.__webglTexture||_e.width!==E.width||_e.height!==E.height)&&(_e.width=E.width,_e.height=E.height,E.depthTexture.needsUpdate=!0),he?Se(E.depthTexture,0):fe(E.depthTexture,0);let xe=ae.__webglTexture,ne=ut(E),re=he?n.TEXTURE_CUBE_MAP_POSITIVE_X+Y:n.TEXTURE_2D,ve=E.depthTexture.format===So?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(E.depthTexture.format===yo)we(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,xe,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,xe,0);else if(E.depthTexture.format===So)we(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,xe,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function si(L){let E=i.get(L),Y=L.isWebGLCubeRenderTarget===!0;if(E.__boundDepthTexture!==L.depthTexture){let he=L.depthTexture;if(E.__depthDisposeCallback&&E.__depthDisposeCallback(),he){let ae=()=>{delete E.__boundDepthTexture,delete E.__depthDisposeCallback,he.removeEventListener("dispose",ae)};he.addEventListener("dispose",ae),E.__depthDisposeCallback=ae}E.__boundDepthTexture=he}if(L.depthTexture&&!E.__autoAllocateDepthBuffer)if(Y)for(let he=0;he<6;he++)Pt(E.__webglFramebuffer[he],L,he);else L.texture.mipmaps.length>0?Pt(E.__webglFramebuffer[0],L,0):Pt(E.__webglFramebuffer,L,0);else if(Y){E.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[he]),E.__webglDepthbuffer[he]===void 0)E.__webglDepthbuffer[he]=n.createRenderbuffer(),vi(E.__webglDepthbuffer[he],L,!1);else{let ae=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer[he];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}}else if(L.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer),E.__webglDepthbuffer===void 0)E.__webglDepthbuffer=n.createRenderbuffer(),vi(E.__webglDepthbuffer,L,!1);else{let ae=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function In(L,E,Y){let he=i.get(L);E!==void 0&&Qt(he.__webglFramebuffer,L,L.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),Y!==void 0&&si(L)}function qn(L){let E=L.texture,Y=i.get(L),he=i.get(E);L.addEventListener("dispose",z),O(L);let ae=L.textures,_e=L.isWebGLCubeRenderTarget===!0,xe=ae.length>1;if(xe||(he.__webglTexture===void 0&&(he.__webglTexture=n.createTexture()),he.__version=E.version,o.memory.textures++),_e){Y.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0){Y.__webglFramebuffer[ne]=[];for(let re=0;re<E.mipmaps.length;re++)Y.__webglFramebuffer[ne][re]=n.createFramebuffer()}else Y.__webglFramebuffer[ne]=n.createFramebuffer()}else{if(E.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ne=0;ne<E.mipmaps.length;ne++)Y.__webglFramebuffer[ne]=n.createFramebuffer()}else Y.__webglFramebuffer=n.createFramebuffer();if(xe)for(let ne=0,re=ae.length;ne<re;ne++){let ve=i.get(ae[ne]);ve.__webglTexture===void 0&&(ve.__webglTexture=n.createTexture(),o.memory.textures++)}if(L.samples>0&&we(L)===!1){Y.__webglMultisampledFramebuffer=n.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ne=0;ne<ae.length;ne++){let re=ae[ne];Y.__webglColorRenderbuffer[ne]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,Y.__webglColorRenderbuffer[ne]);let ve=r.convert(re.format,re.colorSpace),B=r.convert(re.type),oe=S(re.internalFormat,ve,B,re.normalized,re.colorSpace,L.isXRRenderTarget===!0),ie=ut(L);n.renderbufferStorageMultisample(n.RENDERBUFFER,ie,oe,L.width,L.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ne,n.RENDERBUFFER,Y.__webglColorRenderbuffer[ne])}n.bindRenderbuffer(n.RENDERBUFFER,null),L.depthBuffer&&(Y.__webglDepthRenderbuffer=n.createRenderbuffer(),vi(Y.__webglDepthRenderbuffer,L,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,he.__webglTexture),vt(n.TEXTURE_CUBE_MAP,E);for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0)for(let re=0;re<E.mipmaps.length;re++)Qt(Y.__webglFramebuffer[ne][re],L,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,re);else Qt(Y.__webglFramebuffer[ne],L,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);w(E)?b(n.TEXTURE_CUBE_MAP):E.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let ne=0,re=ae.length;ne<re;ne++){let ve=ae[ne],B=i.get(ve),oe=n.TEXTURE_2D;(L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(oe=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(oe,B.__webglTexture),vt(oe,ve),Qt(Y.__webglFramebuffer,L,ve,n.COLOR_ATTACHMENT0+ne,oe,0),w(ve)&&b(oe)}t.unbindTexture()}else{let ne=n.TEXTURE_2D;if((L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(ne=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ne,he.__webglTexture),vt(ne,E),E.mipmaps.length>0)for(let re=0;re<E.mipmaps.length;re++)Qt(Y.__webglFramebuffer[re],L,E,n.COLOR_ATTACHMENT0,ne,re);else Qt(Y.__webglFramebuffer,L,E,n.COLOR_ATTACHMENT0,ne,0);w(E)?b(ne):E.mipmaps.length>0&&n.texParameteri(ne,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}L.depthBuffer&&si(L)}function H(L){let E=L.textures;for(let Y=0,he=E.length;Y<he;Y++){let ae=E[Y];if(w(ae)&&ae.mipmapsAutoUpdate===!0){let _e=C(L),xe=i.get(ae).__webglTexture;t.bindTexture(_e,xe),b(_e),t.unbindTexture()}}}let Pe=[];function Ke(L){if(L.samples>0){if(we(L)===!1){let E=L.textures,Y=L.width,he=L.height,ae=n.COLOR_BUFFER_BIT,_e=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,xe=i.get(L),ne=E.length>1;if(ne)for(let ve=0;ve<E.length;ve++)t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),L.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let ve=0;ve<E.length;ve++){if(L.resolveDepthBuffer&&(L.depthBuffer&&(ae|=n.DEPTH_BUFFER_BIT),L.stencilBuffer&&L.resolveStencilBuffer&&(ae|=n.STENCIL_BUFFER_BIT)),ne){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,xe.__webglColorRenderbuffer[ve]);let B=i.get(E[ve]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,B,0)}n.blitFramebuffer(0,0,Y,he,0,0,Y,he,ae,n.NEAREST),l===!0&&(Pe.length=0,Pe.push(n.COLOR_ATTACHMENT0+ve),L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&Pe.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ne)for(let ve=0;ve<E.length;ve++){t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,xe.__webglColorRenderbuffer[ve]);let B=i.get(E[ve]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,B,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&l){let E=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[E])}}}function ut(L){return Math.min(s.maxSamples,L.samples)}function we(L){let E=i.get(L);return L.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&E.__useRenderToTexture!==!1}function nn(L){let E=o.render.frame;u.get(L)!==E&&(u.set(L,E),L.update())}function He(L,E){let Y=L.colorSpace,he=L.format,ae=L.type;return L.isCompressedTexture===!0||L.isVideoTexture===!0||Y!==Ju&&Y!==wo&&(Tt.getTransfer(Y)===Xt?(he!==lr||ae!==as)&&Ze("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):nt("WebGLTextures: Unsupported texture color space:",Y)),E}function je(L){return typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement?(c.width=L.naturalWidth||L.width,c.height=L.naturalHeight||L.height):typeof VideoFrame<"u"&&L instanceof VideoFrame?(c.width=L.displayWidth,c.height=L.displayHeight):(c.width=L.width,c.height=L.height),c}this.allocateTextureUnit=de,this.resetTextureUnits=X,this.getTextureUnits=te,this.setTextureUnits=ce,this.setTexture2D=fe,this.setTexture2DArray=ge,this.setTexture3D=Ce,this.setTextureCube=Se,this.rebindTextures=In,this.setupRenderTarget=qn,this.updateRenderTargetMipmap=H,this.updateMultisampleRenderTarget=Ke,this.setupDepthRenderbuffer=si,this.setupFrameBufferTexture=Qt,this.useMultisampledRTT=we,this.dispose=I}function gP(n,e){function t(i,s=wo){let r,o=Tt.getTransfer(s);if(i===as)return n.UNSIGNED_BYTE;if(i===ep)return n.UNSIGNED_SHORT_4_4_4_4;if(i===tp)return n.UNSIGNED_SHORT_5_5_5_1;if(i===bg)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Mg)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===_g)return n.BYTE;if(i===xg)return n.SHORT;if(i===Pc)return n.UNSIGNED_SHORT;if(i===Qf)return n.INT;if(i===rr)return n.UNSIGNED_INT;if(i===or)return n.FLOAT;if(i===ar)return n.HALF_FLOAT;if(i===Sg)return n.ALPHA;if(i===wg)return n.RGB;if(i===lr)return n.RGBA;if(i===yo)return n.DEPTH_COMPONENT;if(i===So)return n.DEPTH_STENCIL;if(i===Ag)return n.RED;if(i===np)return n.RED_INTEGER;if(i===ua)return n.RG;if(i===ip)return n.RG_INTEGER;if(i===sp)return n.RGBA_INTEGER;if(i===gh||i===vh||i===yh||i===_h)if(o===Xt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===gh)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===vh)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===yh)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===_h)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===gh)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===vh)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===yh)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===_h)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===rp||i===op||i===ap||i===lp)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===rp)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===op)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===ap)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===lp)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===cp||i===up||i===hp||i===dp||i===fp||i===xh||i===pp)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===cp||i===up)return o===Xt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===hp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===dp)return r.COMPRESSED_R11_EAC;if(i===fp)return r.COMPRESSED_SIGNED_R11_EAC;if(i===xh)return r.COMPRESSED_RG11_EAC;if(i===pp)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===mp||i===gp||i===vp||i===yp||i===_p||i===xp||i===bp||i===Mp||i===Sp||i===wp||i===Ap||i===Tp||i===Ep||i===Cp)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===mp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===gp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===vp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===yp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===_p)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===xp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===bp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Mp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Sp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===wp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Ap)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Tp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Ep)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Cp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Rp||i===Pp||i===Ip)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Rp)return o===Xt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Pp)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Ip)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===kp||i===Lp||i===bh||i===Dp)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===kp)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Lp)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===bh)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Dp)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===rl?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var vP=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,yP=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,qg=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new sh(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new Ur({vertexShader:vP,fragmentShader:yP,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Un(new el(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},$g=class extends Nr{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,d=null,h=null,f=null,g=null,y=typeof XRWebGLBinding<"u",m=new qg,v={},_=t.getContextAttributes(),w=null,b=null,C=[],S=[],x=new ht,A=null,O=null,N=new ji;N.viewport=new Tn;let k=new ji;k.viewport=new Tn;let z=[N,k],G=new Jf,T=null,I=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(J){let fe=C[J];return fe===void 0&&(fe=new xc,C[J]=fe),fe.getTargetRaySpace()},this.getControllerGrip=function(J){let fe=C[J];return fe===void 0&&(fe=new xc,C[J]=fe),fe.getGripSpace()},this.getHand=function(J){let fe=C[J];return fe===void 0&&(fe=new xc,C[J]=fe),fe.getHandSpace()};function V(J){let fe=S.indexOf(J.inputSource);if(fe===-1)return;let ge=C[fe];ge!==void 0&&(ge.update(J.inputSource,J.frame,c||o),ge.dispatchEvent({type:J.type,data:J.inputSource}))}function U(){s.removeEventListener("select",V),s.removeEventListener("selectstart",V),s.removeEventListener("selectend",V),s.removeEventListener("squeeze",V),s.removeEventListener("squeezestart",V),s.removeEventListener("squeezeend",V),s.removeEventListener("end",U),s.removeEventListener("inputsourceschange",se);for(let J=0;J<C.length;J++){let fe=S[J];fe!==null&&(S[J]=null,C[J].disconnect(fe))}T=null,I=null,m.reset();for(let J in v)delete v[J];if(e.setRenderTarget(w),f=null,h=null,d=null,s=null,b=null,de.stop(),i.isPresenting=!1,e.setPixelRatio(A),e.setSize(x.width,x.height,!1),O!==null){let J=O.camera;J.fov=O.fov,J.zoom=O.zoom,J.updateProjectionMatrix(),O=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,i.isPresenting===!0&&Ze("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){a=J,i.isPresenting===!0&&Ze("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(J){c=J},this.getBaseLayer=function(){return h!==null?h:f},this.getBinding=function(){return d===null&&y&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(w=e.getRenderTarget(),s.addEventListener("select",V),s.addEventListener("selectstart",V),s.addEventListener("selectend",V),s.addEventListener("squeeze",V),s.addEventListener("squeezestart",V),s.addEventListener("squeezeend",V),s.addEventListener("end",U),s.addEventListener("inputsourceschange",se),_.xrCompatible!==!0&&await t.makeXRCompatible(),A=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let ge=null,Ce=null,Se=null;_.depth&&(Se=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ge=_.stencil?So:yo,Ce=_.stencil?rl:rr);let Xe={colorFormat:t.RGBA8,depthFormat:Se,scaleFactor:r};d=this.getBinding(),h=d.createProjectionLayer(Xe),s.updateRenderState({layers:[h]}),e.setPixelRatio(1),e.setSize(h.textureWidth,h.textureHeight,!1),b=new Rs(h.textureWidth,h.textureHeight,{format:lr,type:as,depthTexture:new bo(h.textureWidth,h.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,ge),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1,storeMultisampledDepthBuffer:h.ignoreDepthValues===!1,storeMultisampledStencilBuffer:h.ignoreDepthValues===!1})}else{let ge={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ge),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new Rs(f.framebufferWidth,f.framebufferHeight,{format:lr,type:as,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),de.setContext(s),de.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function se(J){for(let fe=0;fe<J.removed.length;fe++){let ge=J.removed[fe],Ce=S.indexOf(ge);Ce>=0&&(S[Ce]=null,C[Ce].disconnect(ge))}for(let fe=0;fe<J.added.length;fe++){let ge=J.added[fe],Ce=S.indexOf(ge);if(Ce===-1){for(let Xe=0;Xe<C.length;Xe++)if(Xe>=S.length){S.push(ge),Ce=Xe;break}else if(S[Xe]===null){S[Xe]=ge,Ce=Xe;break}if(Ce===-1)break}let Se=C[Ce];Se&&Se.connect(ge)}}function $(J,fe){fe===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(fe.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let fe=J.near,ge=J.far;m.texture!==null&&(m.depthNear>0&&(fe=m.depthNear),m.depthFar>0&&(ge=m.depthFar)),G.near=k.near=N.near=fe,G.far=k.far=N.far=ge,(T!==G.near||I!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),T=G.near,I=G.far),G.layers.mask=J.layers.mask|6,N.layers.mask=G.layers.mask&-5,k.layers.mask=G.layers.mask&-3;let Ce=J.parent,Se=G.cameras;$(G,Ce);for(let Xe=0;Xe<Se.length;Xe++)$(Se[Xe],Ce);G.projectionMatrix.copy(N.projectionMatrix),G.projectionMatrixInverse.copy(N.projectionMatrixInverse),O===null&&J.isPerspectiveCamera&&(O={camera:J,fov:J.fov,zoom:J.zoom}),X(J,G,Ce)};function X(J,fe,ge){ge===null?J.matrix.copy(fe.matrixWorld):(J.matrix.copy(ge.matrixWorld),J.matrix.invert(),J.matrix.multiply(fe.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(fe.projectionMatrix),J.projectionMatrixInverse.copy(fe.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=Ef*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(h===null&&f===null))return l},this.setFoveation=function(J){l=J,h!==null&&(h.fixedFoveation=J),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=J)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(J){return v[J]};let te=null;function ce(J,fe){if(u=fe.getViewerPose(c||o),g=fe,u!==null){let ge=u.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ce=!1;ge.length!==G.cameras.length&&(G.cameras.length=0,Ce=!0);for(let We=0;We<ge.length;We++){let vt=ge[We],pt=null;if(f!==null)pt=f.getViewport(vt);else{let xn=d.getViewSubImage(h,vt);pt=xn.viewport,We===0&&(e.setRenderTargetTextures(b,xn.colorTexture,xn.depthStencilTexture),e.setRenderTarget(b))}let at=z[We];at===void 0&&(at=new ji,at.layers.enable(We),at.viewport=new Tn,z[We]=at),at.matrix.fromArray(vt.transform.matrix),at.matrix.decompose(at.position,at.quaternion,at.scale),at.projectionMatrix.fromArray(vt.projectionMatrix),at.projectionMatrixInverse.copy(at.projectionMatrix).invert(),at.viewport.set(pt.x,pt.y,pt.width,pt.height),We===0&&(G.matrix.copy(at.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ce===!0&&G.cameras.push(at)}let Se=s.enabledFeatures;if(Se&&Se.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){d=i.getBinding();let We=d.getDepthInformation(ge[0]);We&&We.isValid&&We.texture&&m.init(We,s.renderState)}if(Se&&Se.includes("camera-access")&&y){e.state.unbindTexture(),d=i.getBinding();for(let We=0;We<ge.length;We++){let vt=ge[We].camera;if(vt){let pt=v[vt];pt||(pt=new sh,v[vt]=pt);let at=d.getCameraImage(vt);pt.sourceTexture=at}}}}for(let ge=0;ge<C.length;ge++){let Ce=S[ge],Se=C[ge];Ce!==null&&Se!==void 0&&Se.update(Ce,fe,c||o)}te&&te(J,fe),fe.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:fe}),g=null}let de=new lM;de.setAnimationLoop(ce),this.setAnimationLoop=function(J){te=J},this.dispose=function(){}}},_P=new Vt,yM=new ot;yM.set(-1,0,0,0,1,0,0,0,1);function xP(n,e){function t(m,v){m.matrixAutoUpdate===!0&&m.updateMatrix(),v.value.copy(m.matrix)}function i(m,v){v.color.getRGB(m.fogColor.value,Lg(n)),v.isFog?(m.fogNear.value=v.near,m.fogFar.value=v.far):v.isFogExp2&&(m.fogDensity.value=v.density)}function s(m,v,_,w,b){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?r(m,v):v.isMeshLambertMaterial?(r(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(r(m,v),d(m,v)):v.isMeshPhongMaterial?(r(m,v),u(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(r(m,v),h(m,v),v.isMeshPhysicalMaterial&&f(m,v,b)):v.isMeshMatcapMaterial?(r(m,v),g(m,v)):v.isMeshDepthMaterial?r(m,v):v.isMeshDistanceMaterial?(r(m,v),y(m,v)):v.isMeshNormalMaterial?r(m,v):v.isLineBasicMaterial?(o(m,v),v.isLineDashedMaterial&&a(m,v)):v.isPointsMaterial?l(m,v,_,w):v.isSpriteMaterial?c(m,v):v.isShadowMaterial?(m.color.value.copy(v.color),m.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function r(m,v){m.opacity.value=v.opacity,v.color&&m.diffuse.value.copy(v.color),v.emissive&&m.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.bumpMap&&(m.bumpMap.value=v.bumpMap,t(v.bumpMap,m.bumpMapTransform),m.bumpScale.value=v.bumpScale,v.side===Ei&&(m.bumpScale.value*=-1)),v.normalMap&&(m.normalMap.value=v.normalMap,t(v.normalMap,m.normalMapTransform),m.normalScale.value.copy(v.normalScale),v.side===Ei&&m.normalScale.value.negate()),v.displacementMap&&(m.displacementMap.value=v.displacementMap,t(v.displacementMap,m.displacementMapTransform),m.displacementScale.value=v.displacementScale,m.displacementBias.value=v.displacementBias),v.emissiveMap&&(m.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,m.emissiveMapTransform)),v.specularMap&&(m.specularMap.value=v.specularMap,t(v.specularMap,m.specularMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest);let _=e.get(v),w=_.envMap,b=_.envMapRotation;w&&(m.envMap.value=w,m.envMapRotation.value.setFromMatrix4(_P.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(yM),m.reflectivity.value=v.reflectivity,m.ior.value=v.ior,m.refractionRatio.value=v.refractionRatio),v.lightMap&&(m.lightMap.value=v.lightMap,m.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,m.lightMapTransform)),v.aoMap&&(m.aoMap.value=v.aoMap,m.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,m.aoMapTransform))}function o(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform))}function a(m,v){m.dashSize.value=v.dashSize,m.totalSize.value=v.dashSize+v.gapSize,m.scale.value=v.scale}function l(m,v,_,w){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.size.value=v.size*_,m.scale.value=w*.5,v.map&&(m.map.value=v.map,t(v.map,m.uvTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function c(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.rotation.value=v.rotation,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function u(m,v){m.specular.value.copy(v.specular),m.shininess.value=Math.max(v.shininess,1e-4)}function d(m,v){v.gradientMap&&(m.gradientMap.value=v.gradientMap)}function h(m,v){m.metalness.value=v.metalness,v.metalnessMap&&(m.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,m.metalnessMapTransform)),m.roughness.value=v.roughness,v.roughnessMap&&(m.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,m.roughnessMapTransform)),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)}function f(m,v,_){m.ior.value=v.ior,v.diffuseRoughness>0&&(m.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),v.sheen>0&&(m.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),m.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(m.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,m.sheenColorMapTransform)),v.sheenRoughnessMap&&(m.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,m.sheenRoughnessMapTransform))),v.clearcoat>0&&(m.clearcoat.value=v.clearcoat,m.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(m.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,m.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(m.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===Ei&&m.clearcoatNormalScale.value.negate())),v.dispersion>0&&(m.dispersion.value=v.dispersion),v.retroreflectivity>0&&(m.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(m.iridescence.value=v.iridescence,m.iridescenceIOR.value=v.iridescenceIOR,m.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(m.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,m.iridescenceMapTransform)),v.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),v.transmission>0&&(m.transmission.value=v.transmission,m.transmissionSamplerMap.value=_.texture,m.transmissionSamplerSize.value.set(_.width,_.height),v.transmissionMap&&(m.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,m.transmissionMapTransform)),m.thickness.value=v.thickness,v.thicknessMap&&(m.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=v.attenuationDistance,m.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(m.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(m.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=v.specularIntensity,m.specularColor.value.copy(v.specularColor),v.specularColorMap&&(m.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,m.specularColorMapTransform)),v.specularIntensityMap&&(m.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,v){v.matcap&&(m.matcap.value=v.matcap)}function y(m,v){let _=e.get(v).light;m.referencePosition.value.setFromMatrixPosition(_.matrixWorld),m.nearDistance.value=_.shadow.camera.near,m.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function bP(n,e,t,i){let s={},r={};function o(_,w){let b=w.program;i.uniformBlockBinding(_,b,s[_.id])}function a(_,w){let b=s[_.id];b===void 0&&(g(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",m));let C=w.program;i.updateUBOMapping(_,C);let S=e.render.frame;r[_.id]!==S&&(c(_),r[_.id]=S)}function l(_){let w=n.createBuffer(),b=_.__size,C=_.usage;return n.bindBuffer(n.UNIFORM_BUFFER,w),n.bufferData(n.UNIFORM_BUFFER,b,C),n.bindBuffer(n.UNIFORM_BUFFER,null),w}function c(_){let w=s[_.id],b=_.uniforms,C=_.__cache;n.bindBuffer(n.UNIFORM_BUFFER,w);for(let S=0,x=b.length;S<x;S++){let A=b[S];if(Array.isArray(A))for(let O=0,N=A.length;O<N;O++)u(A[O],S,O,C);else u(A,S,0,C)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(_,w,b,C){if(h(_,w,b,C)===!0){let S=_.__offset,x=_.value;if(Array.isArray(x)){let A=0;for(let O=0;O<x.length;O++){let N=x[O],k=y(N,!0);d(N,_.__data,A),A+=k.storage/Float32Array.BYTES_PER_ELEMENT}}else d(x,_.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,S,_.__data)}}function d(_,w,b){typeof _=="number"||typeof _=="boolean"?w[b]=_:_.isMatrix3?(w[b]=_.elements[0],w[b+1]=_.elements[1],w[b+2]=_.elements[2],w[b+3]=0,w[b+4]=_.elements[3],w[b+5]=_.elements[4],w[b+6]=_.elements[5],w[b+7]=0,w[b+8]=_.elements[6],w[b+9]=_.elements[7],w[b+10]=_.elements[8],w[b+11]=0):ArrayBuffer.isView(_)?w.set(_.subarray(0,w.length-b),b):_.toArray(w,b)}function h(_,w,b,C){let S=_.value,x=w+"_"+b;if(Array.isArray(S)){C[x]===void 0&&(C[x]=[]);let A=C[x],O=!1;for(let N=0;N<S.length;N++)f(S[N],A,N)===!0&&(O=!0);return O}return f(S,C,x)}function f(_,w,b){if(w[b]===void 0)return typeof _=="number"||typeof _=="boolean"?w[b]=_:ArrayBuffer.isView(_)?w[b]=_.slice():w[b]=_.clone(),!0;{let C=w[b];if(typeof _=="number"||typeof _=="boolean"){if(C!==_)return w[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(C.equals(_)===!1)return C.copy(_),!0}}return!1}function g(_){let w=_.uniforms,b=0,C=16;for(let x=0,A=w.length;x<A;x++){let O=Array.isArray(w[x])?w[x]:[w[x]];for(let N=0,k=O.length;N<k;N++){let z=O[N],G=Array.isArray(z.value)?z.value:[z.value],T=Array.isArray(w[x])||Array.isArray(z.value),I=b;for(let U=0,se=G.length;U<se;U++){let $=G[U],X=y($,T),te=b%C,ce=te%X.boundary,de=te+ce;b+=ce,de!==0&&C-de<X.storage&&(b+=C-de),U===0&&(I=b),b+=X.storage}let V=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new V((b-I)/Float32Array.BYTES_PER_ELEMENT),z.__offset=I}}let S=b%C;return S>0&&(b+=C-S),_.__size=b,_.__cache={},this}function y(_,w){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Ze("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Ze("WebGLRenderer: Unsupported uniform value type.",_),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(_){let w=_.target;w.removeEventListener("dispose",m),n.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function v(){for(let _ in s)n.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:v}}var MP=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Vr=null;function SP(){return Vr===null&&(Vr=new If(MP,16,16,ua,ar),Vr.name="DFG_LUT",Vr.minFilter=Zi,Vr.magFilter=Zi,Vr.wrapS=Dr,Vr.wrapT=Dr,Vr.generateMipmaps=!1,Vr.needsUpdate=!0),Vr}var Up=class{constructor(e={}){let{canvas:t=kb(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:h=!1,outputBufferType:f=as}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let y=f,m=new Set([sp,ip,np]),v=new Set([as,rr,Pc,rl,ep,tp]),_=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},C=null,S=null,x=[],A=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=zr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let N=this,k=!1,z=null,G=null,T=null,I=null;this._outputColorSpace=Ji;let V=0,U=0,se=null,$=-1,X=null,te=new Tn,ce=new Tn,de=null,J=new ft(0),fe=0,ge=t.width,Ce=t.height,Se=1,Xe=null,ct=null,We=new Tn(0,0,ge,Ce),vt=new Tn(0,0,ge,Ce),pt=!1,at=new ia,xn=new kf,cn=!1,Wn=!1,Qt=new Vt,vi=new K,Pt=new Tn,si={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},In=!1;function qn(){return se===null?Se:1}let H=i;function Pe(P,W){return t.getContext(P,W)}let Ke,ut,we,nn,He,je,L,E,Y,he,ae,_e,xe,ne,re,ve,B,oe,ie,Ae,ye,Me,qe;try{let P={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Re,!1),H===null){let W="webgl2";if(H=Pe(W,P),H===null)throw Pe(W)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(P){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),nt("WebGLRenderer: "+P.message),P}function et(){Ke=new DR(H),Ke.init(),ye=new gP(H,Ke),ut=new SR(H,Ke,e,ye),we=new pP(H,Ke),ut.reversedDepthBuffer&&h&&we.buffers.depth.setReversed(!0),G=H.createFramebuffer(),T=H.createFramebuffer(),I=H.createFramebuffer(),nn=new OR(H),He=new eP,je=new mP(H,Ke,we,He,ut,ye,nn),L=new LR(N),E=new BT(H),Me=new bR(H,E),Y=new NR(H,E,nn,Me),he=new BR(H,Y,E,Me,nn),oe=new UR(H,ut,je),re=new wR(He),ae=new Q2(N,L,Ke,ut,Me,re),_e=new xP(N,He),xe=new nP,ne=new lP(Ke),B=new xR(N,L,we,he,g,l),ve=new fP(N,he,ut),qe=new bP(H,nn,ut,we),ie=new MR(H,Ke,nn),Ae=new FR(H,Ke,nn),nn.programs=ae.programs,N.capabilities=ut,N.extensions=Ke,N.properties=He,N.renderLists=xe,N.shadowMap=ve,N.state=we,N.info=nn}y!==as&&(O=new VR(y,t.width,t.height,a,s,r));let ue=new $g(N,H);this.xr=ue,this.getContext=function(){return H},this.getContextAttributes=function(){return H.getContextAttributes()},this.forceContextLoss=function(){let P=Ke.get("WEBGL_lose_context");P&&P.loseContext()},this.forceContextRestore=function(){let P=Ke.get("WEBGL_lose_context");P&&P.restoreContext()},this.getPixelRatio=function(){return Se},this.setPixelRatio=function(P){P!==void 0&&(Se=P,this.setSize(ge,Ce,!1))},this.getSize=function(P){return P.set(ge,Ce)},this.setSize=function(P,W,ee=!0){if(ue.isPresenting){Ze("WebGLRenderer: Can't change size while VR device is presenting.");return}ge=P,Ce=W,t.width=Math.floor(P*Se),t.height=Math.floor(W*Se),ee===!0&&(t.style.width=P+"px",t.style.height=W+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,P,W)},this.getDrawingBufferSize=function(P){return P.set(ge*Se,Ce*Se).floor()},this.setDrawingBufferSize=function(P,W,ee){ge=P,Ce=W,Se=ee,t.width=Math.floor(P*ee),t.height=Math.floor(W*ee),this.setViewport(0,0,P,W)},this.setEffects=function(P){if(y===as){nt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(P){for(let W=0;W<P.length;W++)if(P[W].isOutputPass===!0){Ze("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(P||[])},this.getCurrentViewport=function(P){return P.copy(te)},this.getViewport=function(P){return P.copy(We)},this.setViewport=function(P,W,ee,j){P.isVector4?We.set(P.x,P.y,P.z,P.w):We.set(P,W,ee,j),we.viewport(te.copy(We).multiplyScalar(qn()).round())},this.getScissor=function(P){return P.copy(vt)},this.setScissor=function(P,W,ee,j){P.isVector4?vt.set(P.x,P.y,P.z,P.w):vt.set(P,W,ee,j),we.scissor(ce.copy(vt).multiplyScalar(qn()).round())},this.getScissorTest=function(){return pt},this.setScissorTest=function(P){we.setScissorTest(pt=P)},this.setOpaqueSort=function(P){Xe=P},this.setTransparentSort=function(P){ct=P},this.getClearColor=function(P){return P.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(P=!0,W=!0,ee=!0){let j=0;if(P){let Z=!1;if(se!==null){let Te=se.texture.format;Z=m.has(Te)}if(Z){let Te=se.texture.type,Ie=v.has(Te),Ee=B.getClearColor(),ke=B.getClearAlpha(),Ve=Ee.r,it=Ee.g,yt=Ee.b;Ie?(_[0]=Ve,_[1]=it,_[2]=yt,_[3]=ke,H.clearBufferuiv(H.COLOR,0,_)):(w[0]=Ve,w[1]=it,w[2]=yt,w[3]=ke,H.clearBufferiv(H.COLOR,0,w))}else j|=H.COLOR_BUFFER_BIT}W&&(j|=H.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(j|=H.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),j!==0&&H.clear(j)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(P){P.setRenderer(this),z=P},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),B.dispose(),xe.dispose(),ne.dispose(),je.dispose(),He.dispose(),L.dispose(),he.dispose(),Y.dispose(),Me.dispose(),qe.dispose(),ae.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",id),ue.removeEventListener("sessionend",br),Zr.stop()};function Be(P){P.preventDefault(),Ig("WebGLRenderer: Context Lost."),k=!0}function tt(){Ig("WebGLRenderer: Context Restored."),k=!1;let P=nn.autoReset,W=ve.enabled,ee=ve.autoUpdate,j=ve.needsUpdate,Z=ve.type;et(),nn.autoReset=P,ve.enabled=W,ve.autoUpdate=ee,ve.needsUpdate=j,ve.type=Z}function Re(P){nt("WebGLRenderer: A WebGL context could not be created. Reason: ",P.statusMessage)}function dt(P){let W=P.target;W.removeEventListener("dispose",dt),hn(W)}function hn(P){Wi(P),He.remove(P)}function Wi(P){let W=He.get(P).programs;W!==void 0&&(W.forEach(function(ee){ae.releaseProgram(ee)}),P.isShaderMaterial&&ae.releaseShaderCache(P))}this.renderBufferDirect=function(P,W,ee,j,Z,Te){W===null&&(W=si);let Ie=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ee=fu(P,W,ee,j,Z);we.setMaterial(j,Ie);let ke=ee.index,Ve=1;if(j.wireframe===!0){if(ke=Y.getWireframeAttribute(ee),ke===void 0)return;Ve=2}let it=ee.drawRange,yt=ee.attributes.position,ze=it.start*Ve,_t=(it.start+it.count)*Ve;Te!==null&&(ze=Math.max(ze,Te.start*Ve),_t=Math.min(_t,(Te.start+Te.count)*Ve)),ke!==null?(ze=Math.max(ze,0),_t=Math.min(_t,ke.count)):yt!=null&&(ze=Math.max(ze,0),_t=Math.min(_t,yt.count));let En=_t-ze;if(En<0||En===1/0)return;Me.setup(Z,j,Ee,ee,ke);let Jt,jt=ie;if(ke!==null&&(Jt=E.get(ke),jt=Ae,jt.setIndex(Jt)),Z.isMesh)j.wireframe===!0?(we.setLineWidth(j.wireframeLinewidth*qn()),jt.setMode(H.LINES)):jt.setMode(H.TRIANGLES);else if(Z.isLine){let ri=j.linewidth;ri===void 0&&(ri=1),we.setLineWidth(ri*qn()),Z.isLineSegments?jt.setMode(H.LINES):Z.isLineLoop?jt.setMode(H.LINE_LOOP):jt.setMode(H.LINE_STRIP)}else Z.isPoints?jt.setMode(H.POINTS):Z.isSprite&&jt.setMode(H.TRIANGLES);if(Z.isBatchedMesh)if(Ke.get("WEBGL_multi_draw"))jt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let ri=Z._multiDrawStarts,Oe=Z._multiDrawCounts,$n=Z._multiDrawCount,wt=ke?E.get(ke).bytesPerElement:1,eo=He.get(j).currentProgram.getUniforms();for(let Xn=0;Xn<$n;Xn++)eo.setValue(H,"_gl_DrawID",Xn),jt.render(ri[Xn]/wt,Oe[Xn])}else if(Z.isInstancedMesh)jt.renderInstances(ze,En,Z.count);else if(ee.isInstancedBufferGeometry){let ri=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Oe=Math.min(ee.instanceCount,ri);jt.renderInstances(ze,En,Oe)}else jt.render(ze,En)};function uu(P,W,ee,j){z!==null&&P.isNodeMaterial&&z.setObject(j,P),cn===!0&&re.setState(P,ee,!1),P.transparent===!0&&P.side===Ws&&P.forceSinglePass===!1?(P.side=Ei,P.needsUpdate=!0,Mr(P,W,j),P.side=Br,P.needsUpdate=!0,Mr(P,W,j),P.side=Ws):Mr(P,W,j)}this.compile=function(P,W,ee=null){ee===null&&(ee=P),z!==null&&z.renderStart(P,W,ee),S=ne.get(ee),S.init(W),A.push(S),ee.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(S.pushLight(Z),Z.castShadow&&S.pushShadow(Z))}),P!==ee&&P.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(S.pushLight(Z),Z.castShadow&&S.pushShadow(Z))}),S.setupLights(),z!==null&&z.updateLights(S.state.lightsArray),Wn=this.localClippingEnabled,cn=re.init(this.clippingPlanes,Wn),cn===!0&&re.setGlobalState(this.clippingPlanes,W),z!==null&&ve.render(S.state.shadowsArray,ee,W);let j=new Set;return P.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Te=Z.material;if(Te)if(Array.isArray(Te))for(let Ie=0;Ie<Te.length;Ie++){let Ee=Te[Ie];uu(Ee,ee,W,Z),j.add(Ee)}else uu(Te,ee,W,Z),j.add(Te)}),S=A.pop(),z!==null&&z.renderEnd(),j},this.compileAsync=function(P,W,ee=null){let j=this.compile(P,W,ee);return new Promise(Z=>{function Te(){if(j.forEach(function(Ie){let ke=He.get(Ie).currentProgram;(ke===void 0||ke.isReady())&&j.delete(Ie)}),j.size===0){Z(P);return}setTimeout(Te,10)}Ke.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Sl=null;function km(P){Sl&&Sl(P)}function id(){Zr.stop()}function br(){Zr.start()}let Zr=new lM;Zr.setAnimationLoop(km),typeof self<"u"&&Zr.setContext(self),this.setAnimationLoop=function(P){Sl=P,ue.setAnimationLoop(P),P===null?Zr.stop():Zr.start()},ue.addEventListener("sessionstart",id),ue.addEventListener("sessionend",br),this.render=function(P,W){if(W!==void 0&&W.isCamera!==!0){nt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(k===!0)return;z!==null&&z.renderStart(P,W);let ee=ue.enabled===!0&&ue.isPresenting===!0,j=O!==null&&(se===null||ee)&&O.begin(N,se);if(P.matrixWorldAutoUpdate===!0&&P.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(W),W=ue.getCamera()),P.isScene===!0&&P.onBeforeRender(N,P,W,se),S=ne.get(P,A.length),S.init(W),S.state.textureUnits=je.getTextureUnits(),A.push(S),Qt.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),W.isArrayCamera?xn.setFromArrayCamera(W):at.setFromProjectionMatrix(Qt,Gs,W.reversedDepth),Wn=this.localClippingEnabled,cn=re.init(this.clippingPlanes,Wn),C=xe.get(P,x.length),C.init(),x.push(C),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Ie=N.xr.getDepthSensingMesh();Ie!==null&&Qr(Ie,W,-1/0,N.sortObjects)}Qr(P,W,0,N.sortObjects),C.finish(),z!==null&&z.updateLights(S.state.lightsArray),N.sortObjects===!0&&C.sort(Xe,ct),In=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,In&&B.addToRenderList(C,P),this.info.autoReset===!0&&this.info.reset(),cn===!0&&re.beginShadows();let Z=S.state.shadowsArray;if(ve.render(Z,P,W),cn===!0&&re.endShadows(),(j&&O.hasRenderPass())===!1){let Ie=C.opaque,Ee=C.transmissive;if(S.setupLights(),W.isArrayCamera){let ke=W.cameras;if(Ee.length>0)for(let Ve=0,it=ke.length;Ve<it;Ve++){let yt=ke[Ve];Ys(Ie,Ee,P,yt)}In&&B.render(P);for(let Ve=0,it=ke.length;Ve<it;Ve++){let yt=ke[Ve];hu(C,P,yt,yt.viewport)}}else Ee.length>0&&Ys(Ie,Ee,P,W),In&&B.render(P),hu(C,P,W)}se!==null&&U===0&&(je.updateMultisampleRenderTarget(se),je.updateRenderTargetMipmap(se)),j&&O.end(N),P.isScene===!0&&P.onAfterRender(N,P,W),Me.resetDefaultState(),$=-1,X=null,A.pop(),A.length>0?(S=A[A.length-1],je.setTextureUnits(S.state.textureUnits),cn===!0&&re.setGlobalState(N.clippingPlanes,S.state.camera)):S=null,x.pop(),x.length>0?C=x[x.length-1]:C=null,z!==null&&z.renderEnd()};function Qr(P,W,ee,j){if(P.visible===!1)return;if(P.layers.test(W.layers)){if(P.isGroup)ee=P.renderOrder;else if(P.isLOD)P.autoUpdate===!0&&P.update(W);else if(P.isLight)S.pushLight(P),P.castShadow&&S.pushShadow(P);else if(P.isSprite){let Ie=W.isArrayCamera?xn:at;if(!P.frustumCulled||P.intersectsFrustum(Ie)){j&&Pt.setFromMatrixPosition(P.matrixWorld).applyMatrix4(Qt);let Ee=he.update(P),ke=P.material;ke.visible&&C.push(P,Ee,ke,ee,Pt.z,null,W)}}else if(P.isMesh||P.isLine||P.isPoints){let Ie=W.isArrayCamera?xn:at;if(!P.frustumCulled||P.intersectsFrustum(Ie)){let Ee=he.update(P),ke=P.material;if(j&&(P.boundingSphere!==void 0?(P.boundingSphere===null&&P.computeBoundingSphere(),Pt.copy(P.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),Pt.copy(Ee.boundingSphere.center)),Pt.applyMatrix4(P.matrixWorld).applyMatrix4(Qt)),Array.isArray(ke)){let Ve=Ee.groups;for(let it=0,yt=Ve.length;it<yt;it++){let ze=Ve[it],_t=ke[ze.materialIndex];_t&&_t.visible&&C.push(P,Ee,_t,ee,Pt.z,ze,W)}}else ke.visible&&C.push(P,Ee,ke,ee,Pt.z,null,W)}}}let Te=P.children;for(let Ie=0,Ee=Te.length;Ie<Ee;Ie++)Qr(Te[Ie],W,ee,j)}function hu(P,W,ee,j){let{opaque:Z,transmissive:Te,transparent:Ie}=P;S.setupLightsView(ee),cn===!0&&re.setGlobalState(N.clippingPlanes,ee),j&&we.viewport(te.copy(j)),Z.length>0&&kn(Z,W,ee),Te.length>0&&kn(Te,W,ee),Ie.length>0&&kn(Ie,W,ee),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function Ys(P,W,ee,j){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[j.id]===void 0){let ze=Ke.has("EXT_color_buffer_half_float")||Ke.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[j.id]=new Rs(1,1,{generateMipmaps:!0,type:ze?ar:as,minFilter:Mo,samples:Math.max(4,ut.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Tt.workingColorSpace})}let Te=S.state.transmissionRenderTarget[j.id],Ie=j.viewport||te;Te.setSize(Ie.z*N.transmissionResolutionScale,Ie.w*N.transmissionResolutionScale);let Ee=N.getRenderTarget(),ke=N.getActiveCubeFace(),Ve=N.getActiveMipmapLevel();N.setRenderTarget(Te),N.getClearColor(J),fe=N.getClearAlpha(),fe<1&&N.setClearColor(16777215,.5),N.clear(),In&&B.render(ee);let it=N.toneMapping;N.toneMapping=zr;let yt=j.viewport;if(j.viewport!==void 0&&(j.viewport=void 0),S.setupLightsView(j),cn===!0&&re.setGlobalState(N.clippingPlanes,j),kn(P,ee,j),je.updateMultisampleRenderTarget(Te),je.updateRenderTargetMipmap(Te),Ke.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let _t=0,En=W.length;_t<En;_t++){let Jt=W[_t],{object:jt,geometry:ri,material:Oe,group:$n}=Jt;if(Oe.side===Ws&&jt.layers.test(j.layers)){let wt=Oe.side;Oe.side=Ei,Oe.needsUpdate=!0,zn(jt,ee,j,ri,Oe,$n),Oe.side=wt,Oe.needsUpdate=!0,ze=!0}}ze===!0&&(je.updateMultisampleRenderTarget(Te),je.updateRenderTargetMipmap(Te))}N.setRenderTarget(Ee,ke,Ve),N.setClearColor(J,fe),yt!==void 0&&(j.viewport=yt),N.toneMapping=it}function kn(P,W,ee){let j=W.isScene===!0?W.overrideMaterial:null;for(let Z=0,Te=P.length;Z<Te;Z++){let Ie=P[Z],{object:Ee,geometry:ke,group:Ve}=Ie,it=Ie.material;it.allowOverride===!0&&j!==null&&(it=j),Ee.layers.test(ee.layers)&&zn(Ee,W,ee,ke,it,Ve)}}function zn(P,W,ee,j,Z,Te){z!==null&&Z.isNodeMaterial&&z.setObject(P,Z),P.onBeforeRender(N,W,ee,j,Z,Te),P.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,P.matrixWorld),P.normalMatrix.getNormalMatrix(P.modelViewMatrix),Z.onBeforeRender(N,W,ee,j,P,Te),Z.transparent===!0&&Z.side===Ws&&Z.forceSinglePass===!1?(Z.side=Ei,Z.needsUpdate=!0,N.renderBufferDirect(ee,W,j,Z,P,Te),Z.side=Br,Z.needsUpdate=!0,N.renderBufferDirect(ee,W,j,Z,P,Te),Z.side=Ws):N.renderBufferDirect(ee,W,j,Z,P,Te),P.onAfterRender(N,W,ee,j,Z,Te)}function Vn(P){let W=0;for(let ee of P)ee.texture!==null&&W++;return W}function Mr(P,W,ee){W.isScene!==!0&&(W=si);let j=He.get(P),Z=S.state.lights,Te=S.state.shadowsArray,Ie=Z.state.version,Ee=ae.getParameters(P,Z.state,Te,W,ee,S.state.lightProbeGridArray),ke=ae.getProgramCacheKey(Ee),Ve=j.programs;j.environment=P.isMeshStandardMaterial||P.isMeshLambertMaterial||P.isMeshPhongMaterial?W.environment:null,j.fog=W.fog;let it=P.isMeshStandardMaterial||P.isMeshLambertMaterial&&!P.envMap||P.isMeshPhongMaterial&&!P.envMap;j.envMap=L.get(P.envMap||j.environment,it),j.envMapRotation=j.environment!==null&&P.envMap===null?W.environmentRotation:P.envMapRotation,Ve===void 0&&(P.addEventListener("dispose",dt),Ve=new Map,j.programs=Ve,j.programVariants=new Map);let yt=Ve.get(ke);if(yt!==void 0){if(j.currentProgram===yt&&j.lightsStateVersion===Ie)return du(P,Ee),yt}else Ee.uniforms=ae.getUniforms(P),z!==null&&P.isNodeMaterial&&z.build(P,ee,Ee),P.onBeforeCompile(Ee,N),yt=ae.acquireProgram(Ee,ke),Ve.set(ke,yt),j.uniforms=Ee.uniforms;let ze=j.uniforms;return(!P.isShaderMaterial&&!P.isRawShaderMaterial||P.clipping===!0)&&(ze.clippingPlanes=re.uniform),du(P,Ee),j.needsLights=Do(P),j.lightsStateVersion=Ie,j.needsLights&&(ze.ambientLightColor.value=Z.state.ambient,ze.lightProbe.value=Z.state.probe,ze.sunLights.value=Z.state.sun,ze.sunLightShadows.value=Z.state.sunShadow,ze.directionalLights.value=Z.state.directional,ze.directionalLightShadows.value=Z.state.directionalShadow,ze.spotLights.value=Z.state.spot,ze.spotLightShadows.value=Z.state.spotShadow,ze.rectAreaLights.value=Z.state.rectArea,ze.ltc_1.value=Z.state.rectAreaLTC1,ze.ltc_2.value=Z.state.rectAreaLTC2,ze.pointLights.value=Z.state.point,ze.pointLightShadows.value=Z.state.pointShadow,ze.hemisphereLights.value=Z.state.hemi,ze.sunShadowMatrix.value=Z.state.sunShadowMatrix,ze.sunShadowCascade.value=Z.state.sunShadowCascade,ze.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ze.spotLightMatrix.value=Z.state.spotLightMatrix,ze.spotLightMap.value=Z.state.spotLightMap,ze.pointShadowMatrix.value=Z.state.pointShadowMatrix),j.numLightProbeGrids=Vn(S.state.lightProbeGridArray),j.currentProgram=yt,j.uniformsList=null,yt}function hs(P,W,ee,j,Z){let Te=He.get(P),Ie=Te.currentProgram.id+","+j+","+Z,Ee=Te.programVariants.get(Ie);return Ee===void 0?(Ee=Mr(P,W,ee),Te.programVariants.set(Ie,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=j,Te.toneMapping=Z),Ee}function Lo(P){if(P.uniformsList===null){let W=P.currentProgram.getUniforms();P.uniformsList=Ic.seqWithValue(W.seq,P.uniforms)}return P.uniformsList}function du(P,W){let ee=He.get(P);ee.outputColorSpace=W.outputColorSpace,ee.batching=W.batching,ee.batchingColor=W.batchingColor,ee.instancing=W.instancing,ee.instancingColor=W.instancingColor,ee.instancingMorph=W.instancingMorph,ee.skinning=W.skinning,ee.morphTargets=W.morphTargets,ee.morphNormals=W.morphNormals,ee.morphColors=W.morphColors,ee.morphTargetsCount=W.morphTargetsCount,ee.numClippingPlanes=W.numClippingPlanes,ee.numIntersection=W.numClipIntersection,ee.vertexAlphas=W.vertexAlphas,ee.vertexTangents=W.vertexTangents,ee.toneMapping=W.toneMapping}function fu(P,W,ee,j,Z){W.isScene!==!0&&(W=si),je.resetTextureUnits();let Te=W.fog,Ie=j.isMeshStandardMaterial||j.isMeshLambertMaterial||j.isMeshPhongMaterial?W.environment:null,Ee=se===null?N.outputColorSpace:se.isXRRenderTarget===!0?se.texture.colorSpace:Tt.workingColorSpace,ke=j.isMeshStandardMaterial||j.isMeshLambertMaterial&&!j.envMap||j.isMeshPhongMaterial&&!j.envMap,Ve=L.get(j.envMap||Ie,ke),it=j.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,yt=!!ee.attributes.tangent&&(!!j.normalMap||j.anisotropy>0),ze=!!ee.morphAttributes.position,_t=!!ee.morphAttributes.normal,En=!!ee.morphAttributes.color,Jt=zr;j.toneMapped&&(se===null||se.isXRRenderTarget===!0)&&(Jt=N.toneMapping);let jt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,ri=jt!==void 0?jt.length:0,Oe=He.get(j),$n=S.state.lights;if(cn===!0&&(Wn===!0||P!==X)){let Kt=P===X&&j.id===$;re.setState(j,P,Kt)}let wt=!1,eo=!1;j.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==$n.state.version||Z.isBatchedMesh&&Oe.batching===!1||!Z.isBatchedMesh&&Oe.batching===!0||Z.isBatchedMesh&&Oe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Oe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Oe.instancing===!1||!Z.isInstancedMesh&&Oe.instancing===!0||Z.isSkinnedMesh&&Oe.skinning===!1||!Z.isSkinnedMesh&&Oe.skinning===!0||Z.isInstancedMesh&&Oe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Oe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Oe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Oe.instancingMorph===!1&&Z.morphTexture!==null||Oe.envMap!==Ve||j.fog===!0&&Oe.fog!==Te||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==re.numPlanes||Oe.numIntersection!==re.numIntersection)||Oe.vertexAlphas!==it||Oe.vertexTangents!==yt||Oe.morphTargets!==ze||Oe.morphNormals!==_t||Oe.morphColors!==En||Oe.morphTargetsCount!==ri||Oe.numLightProbeGrids!==Vn(S.state.lightProbeGridArray)?wt=!0:(Oe.outputColorSpace!==Ee||Oe.toneMapping!==Jt)&&(eo=!0):(wt=!0,Oe.__version=j.version);let Xn=Oe.currentProgram;(wt===!0||eo===!0)&&(Xn=eo===!0?hs(j,W,Z,Ee,Jt):Mr(j,W,Z),z&&j.isNodeMaterial&&z.onUpdateProgram(j,Xn,Oe));let Tl=!1,Sr=!1,to=!1,mt=Xn.getUniforms(),Ln=Oe.uniforms;if(we.useProgram(Xn.program)&&(Tl=!0,Sr=!0,to=!0),j.id!==$&&($=j.id,Sr=!0),Tl||X!==P){we.buffers.depth.getReversed()&&P.reversedDepth!==!0&&(P._reversedDepth=!0,P.updateProjectionMatrix()),mt.setValue(H,"projectionMatrix",P.projectionMatrix),mt.setValue(H,"viewMatrix",P.matrixWorldInverse);let Yn=mt.map.cameraPosition;Yn!==void 0&&Yn.setValue(H,vi.setFromMatrixPosition(P.matrixWorld)),ut.logarithmicDepthBuffer&&mt.setValue(H,"logDepthBufFC",2/(Math.log(P.far+1)/Math.LN2)),(j.isMeshPhongMaterial||j.isMeshToonMaterial||j.isMeshLambertMaterial||j.isMeshBasicMaterial||j.isMeshStandardMaterial||j.isShaderMaterial)&&mt.setValue(H,"isOrthographic",P.isOrthographicCamera===!0),X!==P&&(X=P,Sr=!0,to=!0)}if(Oe.needsLights&&($n.state.sunShadowMap.length>0&&mt.setValue(H,"sunShadowMap",$n.state.sunShadowMap,je),$n.state.directionalShadowMap.length>0&&mt.setValue(H,"directionalShadowMap",$n.state.directionalShadowMap,je),$n.state.spotShadowMap.length>0&&mt.setValue(H,"spotShadowMap",$n.state.spotShadowMap,je),$n.state.pointShadowMap.length>0&&mt.setValue(H,"pointShadowMap",$n.state.pointShadowMap,je)),Z.isSkinnedMesh){mt.setOptional(H,Z,"bindMatrix"),mt.setOptional(H,Z,"bindMatrixInverse");let Kt=Z.skeleton;Kt&&(Kt.boneTexture===null&&Kt.computeBoneTexture(),mt.setValue(H,"boneTexture",Kt.boneTexture,je))}Z.isBatchedMesh&&(mt.setOptional(H,Z,"batchingTexture"),mt.setValue(H,"batchingTexture",Z._matricesTexture,je),mt.setOptional(H,Z,"batchingIdTexture"),mt.setValue(H,"batchingIdTexture",Z._indirectTexture,je),mt.setOptional(H,Z,"batchingColorTexture"),Z._colorsTexture!==null&&mt.setValue(H,"batchingColorTexture",Z._colorsTexture,je));let qi=ee.morphAttributes;if((qi.position!==void 0||qi.normal!==void 0||qi.color!==void 0)&&oe.update(Z,ee,Xn),(Sr||Oe.receiveShadow!==Z.receiveShadow)&&(Oe.receiveShadow=Z.receiveShadow,mt.setValue(H,"receiveShadow",Z.receiveShadow)),(j.isMeshStandardMaterial||j.isMeshLambertMaterial||j.isMeshPhongMaterial)&&j.envMap===null&&W.environment!==null&&(Ln.envMapIntensity.value=W.environmentIntensity),Ln.dfgLUT!==void 0&&(Ln.dfgLUT.value=SP()),Sr){if(mt.setValue(H,"toneMappingExposure",N.toneMappingExposure),Oe.needsLights&&wl(Ln,to),Te&&j.fog===!0&&_e.refreshFogUniforms(Ln,Te),_e.refreshMaterialUniforms(Ln,j,Se,Ce,S.state.transmissionRenderTarget[P.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){let Kt=b,Yn=0;for(let Ni of S.state.lightProbeGridArray)Ni.texture!==null&&(Kt.textures[Yn]=Ni.texture,Kt.min[Yn]=Ni.boundingBox.min,Kt.max[Yn]=Ni.boundingBox.max,Kt.resolution[Yn]=Ni.resolution,Yn++);for(let Ni in Kt)Kt[Ni].length=Yn;Ln.probesSH.value=Kt.textures,Ln.probesMin.value=Kt.min,Ln.probesMax.value=Kt.max,Ln.probesResolution.value=Kt.resolution}Ic.upload(H,Lo(Oe),Ln,je)}if(j.isShaderMaterial&&j.uniformsNeedUpdate===!0&&(Ic.upload(H,Lo(Oe),Ln,je),j.uniformsNeedUpdate=!1),j.isSpriteMaterial&&mt.setValue(H,"center",Z.center),mt.setValue(H,"modelViewMatrix",Z.modelViewMatrix),mt.setValue(H,"normalMatrix",Z.normalMatrix),mt.setValue(H,"modelMatrix",Z.matrixWorld),j.uniformsGroups!==void 0){let Kt=j.uniformsGroups;for(let Yn=0,Ni=Kt.length;Yn<Ni;Yn++){let sd=Kt[Yn];qe.update(sd,Xn),qe.bind(sd,Xn)}}return Xn}function wl(P,W){P.ambientLightColor.needsUpdate=W,P.lightProbe.needsUpdate=W,P.sunLights.needsUpdate=W,P.sunLightShadows.needsUpdate=W,P.directionalLights.needsUpdate=W,P.directionalLightShadows.needsUpdate=W,P.pointLights.needsUpdate=W,P.pointLightShadows.needsUpdate=W,P.spotLights.needsUpdate=W,P.spotLightShadows.needsUpdate=W,P.rectAreaLights.needsUpdate=W,P.hemisphereLights.needsUpdate=W}function Do(P){return P.isMeshLambertMaterial||P.isMeshToonMaterial||P.isMeshPhongMaterial||P.isMeshStandardMaterial||P.isShadowMaterial||P.isShaderMaterial&&P.lights===!0}this.getActiveCubeFace=function(){return V},this.getActiveMipmapLevel=function(){return U},this.getRenderTarget=function(){return se},this.setRenderTargetTextures=function(P,W,ee){let j=He.get(P);j.__autoAllocateDepthBuffer=P.resolveDepthBuffer===!1,j.__autoAllocateDepthBuffer===!1&&(j.__useRenderToTexture=!1),He.get(P.texture).__webglTexture=W,He.get(P.depthTexture).__webglTexture=j.__autoAllocateDepthBuffer?void 0:ee,j.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(P,W){let ee=He.get(P);ee.__webglFramebuffer=W,ee.__useDefaultFramebuffer=W===void 0},this.setRenderTarget=function(P,W=0,ee=0){se=P,V=W,U=ee;let j=null,Z=!1,Te=!1;if(P){let Ee=He.get(P);if(Ee.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(H.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(P.viewport),ce.copy(P.scissor),de=P.scissorTest,we.viewport(te),we.scissor(ce),we.setScissorTest(de),$=-1;return}else if(Ee.__webglFramebuffer===void 0)je.setupRenderTarget(P);else if(Ee.__hasExternalTextures)je.rebindTextures(P,He.get(P.texture).__webglTexture,He.get(P.depthTexture).__webglTexture);else if(P.depthBuffer){let it=P.depthTexture;if(Ee.__boundDepthTexture!==it){if(it!==null&&He.has(it)&&(P.width!==it.image.width||P.height!==it.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");je.setupDepthRenderbuffer(P)}}let ke=P.texture;(ke.isData3DTexture||ke.isDataArrayTexture||ke.isCompressedArrayTexture)&&(Te=!0);let Ve=He.get(P).__webglFramebuffer;P.isWebGLCubeRenderTarget?(Array.isArray(Ve[W])?j=Ve[W][ee]:j=Ve[W],Z=!0):P.samples>0&&je.useMultisampledRTT(P)===!1?j=He.get(P).__webglMultisampledFramebuffer:Array.isArray(Ve)?j=Ve[ee]:j=Ve,te.copy(P.viewport),ce.copy(P.scissor),de=P.scissorTest}else te.copy(We).multiplyScalar(Se).floor(),ce.copy(vt).multiplyScalar(Se).floor(),de=pt;if(ee!==0&&(j=G),we.bindFramebuffer(H.FRAMEBUFFER,j)&&we.drawBuffers(P,j),we.viewport(te),we.scissor(ce),we.setScissorTest(de),Z){let Ee=He.get(P.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_CUBE_MAP_POSITIVE_X+W,Ee.__webglTexture,ee)}else if(Te){let Ee=W;for(let ke=0;ke<P.textures.length;ke++){let Ve=He.get(P.textures[ke]);H.framebufferTextureLayer(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0+ke,Ve.__webglTexture,ee,Ee)}}else if(P!==null&&ee!==0){let Ee=He.get(P.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Ee.__webglTexture,ee)}$=-1};function Al(P){let W=He.get(P);return(W.__readFormat!==P.format||W.__readType!==P.type)&&(W.__readFormat=P.format,W.__readType=P.type,W.__formatReadable=ut.textureFormatReadable(P.format),W.__typeReadable=ut.textureTypeReadable(P.type)),W}this.readRenderTargetPixels=function(P,W,ee,j,Z,Te,Ie,Ee=0){if(!(P&&P.isWebGLRenderTarget)){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let ke=He.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ie!==void 0&&(ke=ke[Ie],Array.isArray(ke)&&(ke=ke[0])),ke){we.bindFramebuffer(H.FRAMEBUFFER,ke);try{let Ve=P.textures[Ee],it=Ve.format,yt=Ve.type;P.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Ee);let ze=Al(Ve);if(ze.__formatReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=P.width-j&&ee>=0&&ee<=P.height-Z&&H.readPixels(W,ee,j,Z,ye.convert(it),ye.convert(yt),Te)}finally{let Ve=se!==null?He.get(se).__webglFramebuffer:null;we.bindFramebuffer(H.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(P,W,ee,j,Z,Te,Ie,Ee=0){if(!(P&&P.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let ke=He.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ie!==void 0&&(ke=ke[Ie],Array.isArray(ke)&&(ke=ke[0])),ke)if(W>=0&&W<=P.width-j&&ee>=0&&ee<=P.height-Z){we.bindFramebuffer(H.FRAMEBUFFER,ke);let Ve=P.textures[Ee],it=Ve.format,yt=Ve.type;P.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Ee);let ze=Al(Ve);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let _t=H.createBuffer();H.bindBuffer(H.PIXEL_PACK_BUFFER,_t),H.bufferData(H.PIXEL_PACK_BUFFER,Te.byteLength,H.STREAM_READ),H.readPixels(W,ee,j,Z,ye.convert(it),ye.convert(yt),0),H.bindBuffer(H.PIXEL_PACK_BUFFER,null);let En=se!==null?He.get(se).__webglFramebuffer:null;we.bindFramebuffer(H.FRAMEBUFFER,En);let Jt=H.fenceSync(H.SYNC_GPU_COMMANDS_COMPLETE,0);return H.flush(),await Db(H,Jt,4),H.bindBuffer(H.PIXEL_PACK_BUFFER,_t),H.getBufferSubData(H.PIXEL_PACK_BUFFER,0,Te),H.bindBuffer(H.PIXEL_PACK_BUFFER,null),H.deleteBuffer(_t),H.deleteSync(Jt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(P,W=null,ee=0){let j=Math.pow(2,-ee),Z=Math.floor(P.image.width*j),Te=Math.floor(P.image.height*j),Ie=W!==null?W.x:0,Ee=W!==null?W.y:0;je.setTexture2D(P,0),H.copyTexSubImage2D(H.TEXTURE_2D,ee,0,0,Ie,Ee,Z,Te),we.unbindTexture()},this.copyTextureToTexture=function(P,W,ee=null,j=null,Z=0,Te=0){let Ie,Ee,ke,Ve,it,yt,ze,_t,En,Jt=P.isCompressedTexture?P.mipmaps[Te]:P.image;if(ee!==null)Ie=ee.max.x-ee.min.x,Ee=ee.max.y-ee.min.y,ke=ee.isBox3?ee.max.z-ee.min.z:1,Ve=ee.min.x,it=ee.min.y,yt=ee.isBox3?ee.min.z:0;else{let mt=Math.pow(2,-Z);Ie=Math.floor(Jt.width*mt),Ee=Math.floor(Jt.height*mt),P.isDataArrayTexture?ke=Jt.depth:P.isData3DTexture?ke=Math.floor(Jt.depth*mt):ke=1,Ve=0,it=0,yt=0}j!==null?(ze=j.x,_t=j.y,En=j.z):(ze=0,_t=0,En=0);let jt=ye.convert(W.format),ri=ye.convert(W.type),Oe;W.isData3DTexture?(je.setTexture3D(W,0),Oe=H.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(je.setTexture2DArray(W,0),Oe=H.TEXTURE_2D_ARRAY):(je.setTexture2D(W,0),Oe=H.TEXTURE_2D),we.activeTexture(H.TEXTURE0),we.pixelStorei(H.UNPACK_FLIP_Y_WEBGL,W.flipY),we.pixelStorei(H.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),we.pixelStorei(H.UNPACK_ALIGNMENT,W.unpackAlignment);let $n=we.getParameter(H.UNPACK_ROW_LENGTH),wt=we.getParameter(H.UNPACK_IMAGE_HEIGHT),eo=we.getParameter(H.UNPACK_SKIP_PIXELS),Xn=we.getParameter(H.UNPACK_SKIP_ROWS),Tl=we.getParameter(H.UNPACK_SKIP_IMAGES);we.pixelStorei(H.UNPACK_ROW_LENGTH,Jt.width),we.pixelStorei(H.UNPACK_IMAGE_HEIGHT,Jt.height),we.pixelStorei(H.UNPACK_SKIP_PIXELS,Ve),we.pixelStorei(H.UNPACK_SKIP_ROWS,it),we.pixelStorei(H.UNPACK_SKIP_IMAGES,yt);let Sr=P.isDataArrayTexture||P.isData3DTexture,to=W.isDataArrayTexture||W.isData3DTexture;if(P.isDepthTexture){let mt=He.get(P),Ln=He.get(W),qi=He.get(mt.__renderTarget),Kt=He.get(Ln.__renderTarget);we.bindFramebuffer(H.READ_FRAMEBUFFER,qi.__webglFramebuffer),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,Kt.__webglFramebuffer);for(let Yn=0;Yn<ke;Yn++)Sr&&(H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,He.get(P).__webglTexture,Z,yt+Yn),H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,He.get(W).__webglTexture,Te,En+Yn)),H.blitFramebuffer(Ve,it,Ve+Ie,it+Ee,ze,_t,ze+Ie,_t+Ee,H.DEPTH_BUFFER_BIT,H.NEAREST);we.bindFramebuffer(H.READ_FRAMEBUFFER,null),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else if(Z!==0||P.isRenderTargetTexture||He.has(P)){let mt=He.get(P),Ln=He.get(W);we.bindFramebuffer(H.READ_FRAMEBUFFER,T),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,I);for(let qi=0;qi<ke;qi++)Sr?H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,mt.__webglTexture,Z,yt+qi):H.framebufferTexture2D(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,mt.__webglTexture,Z),to?H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Ln.__webglTexture,Te,En+qi):H.framebufferTexture2D(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Ln.__webglTexture,Te),Z!==0?H.blitFramebuffer(Ve,it,Ve+Ie,it+Ee,ze,_t,ze+Ie,_t+Ee,H.COLOR_BUFFER_BIT,H.NEAREST):to?H.copyTexSubImage3D(Oe,Te,ze,_t,En+qi,Ve,it,Ie,Ee):H.copyTexSubImage2D(Oe,Te,ze,_t,Ve,it,Ie,Ee);we.bindFramebuffer(H.READ_FRAMEBUFFER,null),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else to?P.isDataTexture||P.isData3DTexture?H.texSubImage3D(Oe,Te,ze,_t,En,Ie,Ee,ke,jt,ri,Jt.data):W.isCompressedArrayTexture?H.compressedTexSubImage3D(Oe,Te,ze,_t,En,Ie,Ee,ke,jt,Jt.data):H.texSubImage3D(Oe,Te,ze,_t,En,Ie,Ee,ke,jt,ri,Jt):P.isDataTexture?H.texSubImage2D(H.TEXTURE_2D,Te,ze,_t,Ie,Ee,jt,ri,Jt.data):P.isCompressedTexture?H.compressedTexSubImage2D(H.TEXTURE_2D,Te,ze,_t,Jt.width,Jt.height,jt,Jt.data):H.texSubImage2D(H.TEXTURE_2D,Te,ze,_t,Ie,Ee,jt,ri,Jt);we.pixelStorei(H.UNPACK_ROW_LENGTH,$n),we.pixelStorei(H.UNPACK_IMAGE_HEIGHT,wt),we.pixelStorei(H.UNPACK_SKIP_PIXELS,eo),we.pixelStorei(H.UNPACK_SKIP_ROWS,Xn),we.pixelStorei(H.UNPACK_SKIP_IMAGES,Tl),Te===0&&W.generateMipmaps===!0&&W.mipmapsAutoUpdate===!0&&H.generateMipmap(Oe),we.unbindTexture()},this.initRenderTarget=function(P){He.get(P).__webglFramebuffer===void 0&&je.setupRenderTarget(P)},this.initTexture=function(P){P.isCubeTexture?je.setTextureCube(P,0):P.isData3DTexture?je.setTexture3D(P,0):P.isDataArrayTexture||P.isCompressedArrayTexture?je.setTexture2DArray(P,0):je.setTexture2D(P,0),we.unbindTexture()},this.resetState=function(){V=0,U=0,se=null,we.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Gs}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Tt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Tt._getUnpackColorSpace()}};Pg((n,e,...t)=>{/Context (Lost|Restored)/.test(e)||console[n](e,...t)});var wP={light:{body:["#eceef1",.42,0],joint:["#3b424b",.5,.1],accent:["#2f83bd",.4,.05],foot:["#6b7480",.55,.2]},dark:{body:["#cdd3da",.45,0],joint:["#2d333b",.5,.15],accent:["#3f9bd6",.4,.05],foot:["#525a64",.55,.2]}},AP=40,TP=12,_M=new K(0,1,0),fi=n=>new K(n[0],n[1],n[2]),Dc=n=>new Vt().set(...Array.from(n)),EP=n=>{let[e,t,i]=n.map(s=>.1+.9*s);return new ft().setRGB(e,t,i,Ji)},xM=n=>new rh(n.map(([e,t])=>new ht(Math.max(e,0),t)),AP);function CP(n,e,t){let i=[];for(let s=0;s<=8;s++)i.push([e*Math.sin(s*Math.PI/16),-e*Math.cos(s*Math.PI/16)]);for(let s=8;s>=0;s--)i.push([t*Math.sin(s*Math.PI/16),n+t*Math.cos(s*Math.PI/16)]);return xM(i)}function RP(n,e){let t=Math.min(.16*n,.3*e),i=e/2;return xM([[0,-i],[n-t,-i],[n-.3*t,-i+.3*t],[n,-i+t],[n,i-t],[n-.3*t,i-.3*t],[n-t,i],[0,i]]).toNonIndexed()}function PP(n,e,t){return new Li().setAttribute("position",new Ai(n.points,3)).setAttribute("normal",new Ai(n.normals,3,!0)).setIndex(new Ai(n.triangles.subarray(3*e,3*(e+t)),1))}var IP=n=>(n.computeVertexNormals(),n),Vp=class{kind="webgl";renderer;scene=new bc;camera=new ji(qa*180/Math.PI,1,.01,100);sun=new hh("#ffffff",2.1);sky=new lh("#ffffff","#8d949c",.55);shadow=new Un(new el(1,1),new oh({opacity:.2}));grid=new th(NP(TP),new sa({vertexColors:!0,transparent:!0,depthWrite:!1,toneMapped:!1}));arm=new Ki;ghost=new Ki;over=new Ki;geometries=new Map;materials={};surroundings=null;themed=null;built={figure:null,ghost:!1,dark:!1,layers:""};meshesSeen=null;height=1;plain;constructor(e){this.plain=/swiftshader|llvmpipe|software|basic render/i.test(kP()),this.renderer=new Up({canvas:e,antialias:!this.plain,alpha:!0,preserveDrawingBuffer:!0,powerPreference:"low-power"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=tl,this.renderer.toneMapping=ph,this.renderer.toneMappingExposure=1,this.renderer.setClearAlpha(0),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(this.plain?512:1024),this.sun.shadow.radius=5,this.sun.shadow.bias=-6e-4,this.sun.shadow.normalBias=.02,this.shadow.receiveShadow=!0,this.scene.add(this.sky,this.sun,this.sun.target,new dh("#ffffff",.15),this.shadow,this.grid,this.arm,this.ghost,this.over);for(let t of[this.arm,this.ghost])t.matrixAutoUpdate=!1}resize(e,t,i){this.height=t,this.renderer.setPixelRatio(this.plain?1:i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t}draw(e){let{figure:t,frames:i,camera:s,dark:r,layers:o,extras:a}=e;this.theme(r);let l=`${o.has("com")} ${o.has("inertia")} ${o.has("axes")} ${o.has("frames")}`,c=this.built;(c.figure!==t||c.dark!==r||c.layers!==l||c.ghost!==!!a.ghost||this.meshesSeen!==Si.peek())&&(this.build(e),this.built={figure:t,ghost:!!a.ghost,dark:r,layers:l},this.meshesSeen=Si.peek()),this.place(this.arm,i),this.arm.visible=!0,this.arm.children.forEach((d,h)=>{d.children.forEach(f=>{f.userData.part&&(f.visible=o.has("bodies")),f.userData.part&&f instanceof Un&&(f.material=this.material(f.userData.part,a.link===h,o.has("inertia")||o.has("com")||o.has("frames"),f.userData.colour))})}),a.ghost&&this.place(this.ghost,a.ghost),this.surroundingsOf(e),this.drawOver(e),this.camera.position.set(...s.eye),this.camera.up.set(...s.up),this.camera.lookAt(fi(s.target));let u=fi(s.eye).distanceTo(fi(s.target));this.camera.near=Math.max(.002*u,.001),this.camera.far=u+30*t.reach,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera)}pick(e,t,i){let s=this.renderer.getSize(new ht),r=new fh;this.camera.updateMatrixWorld(),r.setFromCamera(new ht(2*t/s.x-1,1-2*i/s.y),this.camera);for(let o of r.intersectObject(this.arm,!0)){let a=this.arm.children.indexOf(LP(o.object,this.arm));if(a>0&&e.layers.has("bodies")&&o.object.userData.part)return{link:a,point:o.point.toArray()}}return null}dispose(){for(let e of this.geometries.values())e.dispose();for(let e of Object.values(this.materials))e.dispose();this.surroundings?.dispose(),this.renderer.dispose()}theme(e){if(this.themed!==e){this.themed=e,this.surroundings?.dispose(),this.surroundings=this.scene.environment=this.plain?null:this.reflections(e),this.scene.environmentIntensity=e?.55:.75,this.sun.intensity=(e?1.9:2.1)*(this.plain?1.15:1),this.sky.intensity=(e?.35:.5)+(this.plain?.95:0),this.shadow.material.opacity=e?.42:.2,this.grid.material.color.set(e?"#5a636e":"#98a2ae");for(let t of Object.values(this.materials))t.dispose();this.materials={},this.built.figure=null}}reflections(e){let t=new bc,i=(a,l,c,u)=>{let d=new Un(new Or(...c),new xo({color:new ft(a).multiplyScalar(l)}));d.position.set(...u),t.add(d)},s=new Un(new sr(10,16,12),new xo({color:e?"#2a2f36":"#9aa1aa",side:Ei}));t.add(s),i("#ffffff",e?7:6,[5,5,.1],[2,-3,7]),i("#ffffff",e?4:3,[.1,5,3],[7,2,2]),i("#dfe8f5",e?3:2.4,[4,.1,3],[-3,7,3]);let r=new kc(this.renderer),o=r.fromScene(t,.06).texture;return r.dispose(),o}keep(e,t){return this.materials[e]??=t()}material(e,t,i,s){let[r,o,a]=wP[this.themed?"dark":"light"][e],l=(s?.[3]??1)*(i?.38:1);return this.keep(`${s??e} ${t} ${i}`,()=>new oa({color:s?EP(s):r,roughness:o,metalness:a,side:i?Br:Ws,shadowSide:Ei,transparent:l<1,opacity:l,depthWrite:l===1,emissive:t?"#0072B2":"#000000",emissiveIntensity:t?.35:0}))}flat(e){return this.keep(`flat ${e}`,()=>new xo({color:e,toneMapped:!1,depthTest:!1,transparent:!0}))}geometry(e,t){let i=this.geometries.get(e);return i||this.geometries.set(e,i=t()),i}build({figure:e,layers:t,extras:i,dark:s}){if(this.geometries.size>400){for(let l of this.geometries.values())l.dispose();this.geometries.clear()}this.arm.clear(),this.ghost.clear();let r=s?Xa:$a,o=this.keep("ghost",()=>new oa({color:"#0072B2",transparent:!0,opacity:.16,roughness:.8,depthWrite:!1})),a=.09*e.reach;if(e.links.forEach((l,c)=>{let u=new Ki,d=new Ki;u.matrixAutoUpdate=d.matrixAutoUpdate=!1;for(let h of l.parts)for(let f of this.bodies(h))if(f.castShadow=f.receiveShadow=!0,f.userData.part=h.tone,f.userData.colour??=h.colour,u.add(f),i.ghost&&c){let g=new Un(f.geometry,o);g.matrixAutoUpdate=!1,g.matrix.copy(f.matrix),d.add(g)}if(t.has("com")&&l.mass>0&&c){let h=new Un(this.geometry("com",()=>new sr(1,24,16)),this.keep("com",()=>new oa({color:"#E69F00",roughness:.5,depthTest:!1,transparent:!0})));h.position.copy(fi(l.com)),h.scale.setScalar(.013*e.reach),h.renderOrder=8,u.add(h)}if(t.has("inertia")&&c){let h=bx(l.mass,l.inertia);if(h){let f=new Un(this.geometry("com",()=>new sr(1,24,16)),this.keep("inertia",()=>new oa({color:"#CC79A7",roughness:.6,transparent:!0,opacity:.55}))),[g,y,m]=h.axes.map(fi),v=h.half.map(_=>Math.min(Math.max(_,.004*e.reach),e.reach));f.matrixAutoUpdate=!1,f.matrix.makeBasis(g.multiplyScalar(v[0]),y.multiplyScalar(v[1]),m.multiplyScalar(v[2])).setPosition(fi(l.com)),f.renderOrder=4,u.add(f)}}t.has("frames")&&u.add(this.triad(a,r)),this.arm.add(u),this.ghost.add(d)}),t.has("axes"))for(let l of e.joints){let c=new ra(this.geometry("axis",()=>DP([[0,0,-1],[0,0,1]])),this.keep("axis",()=>new wc({color:s?"#e6e8eb":"#2b3036",dashSize:.05,gapSize:.03,depthTest:!1,transparent:!0})));c.computeLineDistances(),c.matrixAutoUpdate=!1,c.matrix.copy(Dc(l.frame)).scale(new K(1,1,.24*e.reach)),c.renderOrder=7,this.arm.children[l.link].add(c)}}bodies(e){let t=this.material(e.tone,!1,!1),i=(o,a)=>{let l=new Un(o,t);return l.matrixAutoUpdate=!1,l.matrix.copy(a),l},s=(o,a)=>new Vt().makeRotationFromQuaternion(new Cs().setFromUnitVectors(_M,fi(a).normalize())).setPosition(fi(o)),r=o=>o.toPrecision(4);switch(e.kind){case"limb":{let o=e.to.map((l,c)=>l-e.from[c]),a=Math.hypot(...o);return a<1e-9?[i(this.geometry("ball",()=>new sr(1,32,24)),new Vt().makeScale(e.r0,e.r0,e.r0).setPosition(fi(e.from)))]:[i(this.geometry(`limb ${r(a)} ${r(e.r0)} ${r(e.r1)}`,()=>CP(a,e.r0,e.r1)),s(e.from,o))]}case"drum":return[i(this.geometry(`drum ${r(e.radius)} ${r(e.length)}`,()=>IP(RP(e.radius,e.length))),s(e.at,e.axis))];case"beam":{let o=e.to.map((c,u)=>c-e.from[u]),a=Math.max(Math.hypot(...o),1e-6),l=e.from.map((c,u)=>c+o[u]/2);return[i(this.geometry(`beam ${r(a)} ${r(e.width)}`,()=>new Or(e.width,a,e.width)),s(l,o))]}case"ball":return[i(this.geometry("ball",()=>new sr(1,32,24)),new Vt().makeScale(e.radius,e.radius,e.radius).setPosition(fi(e.at)))];case"ellipsoid":return[i(this.geometry("ball",()=>new sr(1,32,24)),Dc(e.frame).scale(fi(e.size)))];case"box":return[i(this.geometry(`box ${e.size.map(r).join(" ")}`,()=>new Or(...e.size)),Dc(e.frame))];case"mesh":{let o=Si.peek().get(e.mesh);if(!o)return[];let a=Dc(e.frame).scale(fi(e.size)),l=0;return o.parts.map(({size:c,colour:u},d)=>{let h=this.geometry(`mesh ${d} ${e.mesh}`,()=>PP(o,l,c));l+=c;let f=i(h,a);return f.userData.colour=u.length?u:e.colour,f})}}}triad(e,t,i=1){let s=new Ki;return[[1,0,0],[0,1,0],[0,0,1]].forEach((r,o)=>s.add(this.arrow([0,0,0],r.map(a=>a*e),t[o],.055*e*i))),s}arrow(e,t,i,s,r=1){let o=new Ki,a=Math.hypot(...t);if(a<1e-9)return o;let l=Math.min(4.2*s,.6*a),c=new Un(this.geometry("shaft",()=>new Sc(1,1,1,16).translate(0,.5,0)),this.flat(i));c.scale.set(s,Math.max(a-l,1e-6),s),o.add(c);for(let u=0;u<r;u++){let d=new Un(this.geometry("cone",()=>new Sc(0,1,1,20).translate(0,.5,0)),this.flat(i));d.scale.set(2.4*s,l,2.4*s),d.position.y=a-l-u*.7*l,o.add(d)}return o.quaternion.setFromUnitVectors(_M,fi(t).normalize()),o.position.copy(fi(e)),o.traverse(u=>u.renderOrder=9),o}place(e,t){e.children.forEach((i,s)=>{t[s]&&i.matrix.copy(Dc(t[s])),i.matrixWorldNeedsUpdate=!0})}surroundingsOf({figure:e,frames:t,layers:i}){let{reach:s}=e,r=fi(e.up),o=tc(e,t[0]),a=fi([t[0][3],t[0][7],t[0][11]]),l=a.addScaledVector(r,o-a.dot(r)),c=new Cs().setFromUnitVectors(new K(0,0,1),r);for(let g of[this.shadow,this.grid])g.position.copy(l),g.quaternion.copy(c),g.visible=i.has("grid");let u=10**Math.floor(Math.log10(s*.45)),d=[1,2,5,10].map(g=>g*u).find(g=>g>=s*.22)??u;this.shadow.scale.setScalar(9*s),this.grid.scale.setScalar(d),this.grid.position.addScaledVector(r,.001*s);let h=new K(.55,-.4,0).applyQuaternion(c);this.sun.position.copy(l).addScaledVector(r,3*s).addScaledVector(h,2.2*s),this.sun.target.position.copy(l).addScaledVector(r,.4*s);let f=this.sun.shadow.camera;f.left=f.bottom=-1.7*s,f.right=f.top=1.7*s,f.near=.5*s,f.far=8*s,f.updateProjectionMatrix(),this.sun.shadow.normalBias=.008*s}drawOver({figure:e,extras:t,trace:i,layers:s,dark:r,camera:o,large:a}){this.over.traverse(d=>d instanceof ra&&d.userData.own&&d.geometry.dispose()),this.over.clear();let l=r?ec:Jo,c=2*Math.tan(qa/2)*fi(o.eye).distanceTo(fi(o.target))/this.height,u=(d,h,f=!1)=>{let g=new Li().setAttribute("position",new Ai(Float32Array.from(d),3)),y=new ra(g,f?this.keep(`dash ${h} ${e.reach}`,()=>new wc({color:h,dashSize:.03*e.reach,gapSize:.02*e.reach,toneMapped:!1})):this.keep(`line ${h}`,()=>new sa({color:h,toneMapped:!1})));f&&y.computeLineDistances(),y.userData.own=!0,this.over.add(y)};if(i&&i.length>3&&s.has("trace")&&u(i,l[1]),t.paths?.forEach(d=>u(d.points,l[d.colour%l.length],d.dashed)),t.arrows?.forEach(d=>this.over.add(this.arrow(d.at,d.vector,l[d.colour%l.length],2.6*a*c,d.double?2:1))),t.frames?.forEach(d=>{let h=this.triad(d.size??.09*e.reach,r?Xa:$a,d.strong?1.5:1);h.matrixAutoUpdate=!1,h.matrix.copy(Dc(d.frame)),this.over.add(h)}),t.goal){let d=new Un(this.geometry("ball",()=>new sr(1,32,24)),this.keep("goal",()=>new xo({color:"#D55E00",transparent:!0,opacity:.7,depthTest:!1})));d.position.copy(fi(t.goal)),d.scale.setScalar(7*a*c),d.renderOrder=10,this.over.add(d)}if(t.joint!==void 0&&e.joints[t.joint]){let d=e.joints[t.joint],h=It(this.arm.children[d.link].matrix.clone().transpose().toArray(),d.frame),f=[h[3],h[7],h[11]],g=[h[2],h[6],h[10]].map(y=>y*.26*e.reach);this.over.add(this.arrow(f.map((y,m)=>y-.5*g[m]),g.map(y=>1.5*y),l[4],2.2*a*c))}}};function kP(){let n=document.createElement("canvas").getContext("webgl2"),e=n?.getExtension("WEBGL_debug_renderer_info"),t=n&&e?String(n.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return n?.getExtension("WEBGL_lose_context")?.loseContext(),t}function LP(n,e){let t=n;for(;t.parent&&t.parent!==e;)t=t.parent;return t}function DP(n){return new Li().setAttribute("position",new Ai(Float32Array.from(n.flat()),3))}function NP(n){let e=[],t=[],i=(s,r,o)=>{let a=Math.min(1,Math.hypot(s,r)/n),l=Math.max(0,Math.min(1,(1-a)/.8));return l*l*(3-2*l)*(o?.95:.5)};for(let s=-n;s<=n;s++)for(let r=-n;r<n;r++)for(let o of[!1,!0])for(let a of[r,r+1]){let[l,c]=o?[s,a]:[a,s];e.push(l,c,0),t.push(1,1,1,i(l,c,s===0))}return new Li().setAttribute("position",new Ai(Float32Array.from(e),3)).setAttribute("color",new Ai(Float32Array.from(t),4))}var Qn=pe({}),Is=pe({}),Fc={count:0,script:0,call:0,kind:""},Qi=pe(null),Gr=null,on={width:1,height:1},Xg=!0;function Gp(){let n=As.peek(),e=Fd.peek();if(!n||!e.length)return null;let{middle:t,radius:i}=Wd({figure:n,frames:e});return Gd(t,i,n.up,on.width/on.height)}function Uc(){Qi.value=Gp(),mn({eye:[],target:[]})}function Wp(n){Qi.value=n,clearTimeout(bM),bM=window.setTimeout(()=>mn({eye:n.eye,target:n.target}),250)}var bM=0,Eh=(n,e)=>{Qi.peek()&&Wp(vx(Qi.peek(),n,e))},Nc=(n,e)=>{Qi.peek()&&Wp(yx(Qi.peek(),n,e))},al=n=>{Qi.peek()&&Wp(_x(Qi.peek(),n,As.peek()?.reach??1))};function Oc(n){let e=Gp();if(!e)return;if(n==="corner")return Uc();let t=Lt(Cn(e.eye,e.target)),i={front:[0,1,0],side:[1,0,0],top:[0,0,1]}[n],s=e.up,o=Math.abs(s[0]*i[0]+s[1]*i[1]+s[2]*i[2])>.99?[.001,.002,.001]:[0,0,0];Wp({...e,eye:e.target.map((a,l)=>a+t*((n==="front"?-1:1)*i[l]+o[l]))})}var Hp=pe(null);Rt(()=>{let n=$t.value,e=As.value,t=Ge.value;if(!n||!e||!t||e.tip.link<0||!St.value.layers.includes("trace"))return void(Hp.value=null);let i=Math.min(n.t.length,300),s=new Float32Array(3*i);for(let r=0;r<i;r++){let o=Math.round(r*(n.t.length-1)/Math.max(i-1,1)),a=Dd(n.q.map(l=>l[o]));if(!a.length)return void(Hp.value=null);s.set($e(It(a[e.tip.link],e.tip.frame)),3*r)}Hp.value=s});function Yg(){let n=As.value,e=Fd.value,t=Qi.value;return!n||!t||e.length!==n.links.length?null:{figure:n,frames:e,layers:new Set(St.value.layers),extras:Qn.value,trace:Hp.value,camera:{...t,up:n.up},dark:Ud.value,large:Bd.value}}function FP(n,e,t){n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,on.width,on.height);let i=uo(e.camera,on.width,on.height),s=e.dark?Xa:$a;n.font=`600 ${12.5*e.large}px system-ui, sans-serif`,n.textAlign="center",n.textBaseline="middle",n.lineJoin="round";for(let r of Mx(e)){let[o,a,l]=i(r.at);if(l<=0)continue;n.strokeStyle=e.dark?"rgba(18,21,25,0.9)":"rgba(255,255,255,0.92)",n.lineWidth=3.5;let c={ink:e.dark?"#e8ebee":"#1d2127",soft:e.dark?"#a3adb8":"#59626d",accent:e.dark?"#FFB26B":"#a34700",x:s[0],y:s[1],z:s[2]}[r.tone];n.fillStyle=c;let[u,d]=r.off??[0,0];n.strokeText(r.text,o+u,a+d),n.fillText(r.text,o+u,a+d)}}async function MM(){let[n,e]=[...document.querySelectorAll(".scene canvas")],t=document.createElement("canvas");t.width=n.width,t.height=n.height;let i=t.getContext("2d");return i.fillStyle=getComputedStyle(document.documentElement).getPropertyValue("--scene").trim()||"#ffffff",i.fillRect(0,0,t.width,t.height),i.drawImage(n,0,0),e?.width&&i.drawImage(e,0,0,t.width,t.height),new Promise(s=>t.toBlob(r=>s(r),"image/png"))}var SM=()=>document.querySelector(".scene canvas");function wM(){let n=Wt(null),e=Wt(null),t=Sn("webgl"),i=Sn(!1);Mt(()=>{let r=n.current,o=e.current.getContext("2d"),a,l=1,c=0,u=null,d=T=>{Gr?.dispose(),a?.remove(),a=document.createElement("canvas"),a.setAttribute("aria-hidden","true"),r.prepend(a),Gr=T?new qd(a):new Vp(a),t.value=Fc.kind=Gr.kind,!T&&(a.addEventListener("webglcontextlost",I=>{I.preventDefault(),i.value=!0,Gr=null,d(!0),y()},{once:!0}),a.addEventListener("webglcontextrestored",()=>{i.value=!1,d(!1),y()},{once:!0}))},h=()=>{let T=document.createElement("canvas"),I=!new URLSearchParams(location.search).has("canvas")&&T.getContext("webgl2");return I&&I.getExtension("WEBGL_lose_context")?.loseContext(),!!I},f=()=>{if(c=0,!Gr||!r.isConnected)return;let T=performance.now(),I=Yg();if(!I)return;let V=performance.now();Gr.draw(I);let U=performance.now();FP(o,I,l),u=I,Xg=!1,Fc.count++,Fc.call=U-V,Fc.script=V-T+performance.now()-U},g=()=>{Xg=!0,c||=requestAnimationFrame(f)},y=()=>{let T=r.getBoundingClientRect();if(T.width<2||T.height<2)return;let I=on.width/on.height;on={width:Math.round(T.width),height:Math.round(T.height)},l=Math.min(devicePixelRatio||1,2),Gr?.resize(on.width,on.height,l);let V=e.current;V.width=Math.round(on.width*l),V.height=Math.round(on.height*l);let U=St.peek();(!Qi.peek()||!U.eye.length&&Math.abs(I-on.width/on.height)>.02)&&(Qi.value=Gp()),g()};d(!h());let m=new ResizeObserver(y);m.observe(r),y();let v=null,_=[Rt(()=>{let T=rt.value,I=As.value,{eye:V,target:U}=St.value,se=T.kind==="dh"||Zt.value!==null,$=v!==null&&T.name===v.name&&se===v.known&&Qi.peek()!==null;!I||!Fd.value.length||(V.length===3&&U.length===3?Lt(Cn(V,Qi.peek()?.eye??[1e9,0,0]))>1e-9&&(Qi.value={eye:V,target:U,up:I.up}):$||(Qi.value=Gp()),v={name:T.name,known:se})}),Rt(()=>{Yg(),Wa.value,g()})],w=new Map,b=null,C=T=>{let I=r.getBoundingClientRect();return[T.clientX-I.left,T.clientY-I.top]},S=(T,I,V)=>{if(!u||!Is.peek().tip||u.figure.tip.link<0)return null;let U=Qn.peek().goal??$e(It(u.frames[u.figure.tip.link],u.figure.tip.frame)),[se,$]=uo(u.camera,on.width,on.height)(U);return Math.hypot(se-T,$-I)<V?U:null},x=T=>{if(T.button>2||T.target.closest("button,.menu,.scene-words"))return;if(r.focus({preventScroll:!0}),r.setPointerCapture(T.pointerId),w.set(T.pointerId,[T.clientX,T.clientY]),w.size>1){A();return}let[I,V]=C(T),U=T.pointerType==="touch",se=T.button===0&&!T.shiftKey?S(I,V,U?36:22):null,$=Is.peek().link,X=T.button===0&&!T.shiftKey&&!se&&$&&u?Gr?.pick(u,I,V)??null:null;se?b={kind:"tip",depth:se}:X?(b={kind:"link",hit:X,depth:X.point},$?.(X,X.point,"start")):b={kind:T.button||T.shiftKey?"pan":"turn"},r.dataset.held=b.kind,T.preventDefault()},A=()=>{b?.kind==="tip"&&Is.peek().tip?.(b.depth,"end"),b?.kind==="link"&&Is.peek().link?.(b.hit,b.depth,"end"),b=null,delete r.dataset.held},O=T=>{let I=w.get(T.pointerId);if(!I){T.pointerType==="mouse"&&Is.peek().tip&&r.classList.toggle("over-tip",!!S(...C(T),22));return}let[V,U]=[T.clientX-I[0],T.clientY-I[1]],se=[...w].filter(([$])=>$!==T.pointerId);if(w.set(T.pointerId,[T.clientX,T.clientY]),se.length===1){let[,[$,X]]=se[0],te=Math.hypot(I[0]-$,I[1]-X),ce=Math.hypot(T.clientX-$,T.clientY-X);te>0&&ce>0&&al(te/ce),Nc(V/2/on.height,U/2/on.height)}else b?.kind==="turn"?Eh(V*2.4/on.height*1.6,U*2.4/on.height):b?.kind==="pan"?Nc(V/on.height,U/on.height):b&&u&&(b.depth=xx(u.camera,b.depth,...C(T),on.width,on.height),b.kind==="tip"?Is.peek().tip?.(b.depth,"move"):Is.peek().link?.(b.hit,b.depth,"move"))},N=T=>{w.delete(T.pointerId),w.size||A()},k=T=>{T.preventDefault(),al(Math.exp(Math.max(-80,Math.min(80,T.deltaY*(T.deltaMode?16:1)))*.0018))},z=T=>{if(T.ctrlKey||T.metaKey||T.altKey||T.target!==r)return;let I=T.shiftKey?.06:.12,V=T.shiftKey?{ArrowLeft:()=>Nc(I,0),ArrowRight:()=>Nc(-I,0),ArrowUp:()=>Nc(0,I),ArrowDown:()=>Nc(0,-I)}:{ArrowLeft:()=>Eh(I,0),ArrowRight:()=>Eh(-I,0),ArrowUp:()=>Eh(0,I),ArrowDown:()=>Eh(0,-I)};Object.assign(V,{"+":()=>al(.88),"=":()=>al(.88),"-":()=>al(1.14),Home:Uc}),V[T.key]&&(T.preventDefault(),V[T.key]())},G=T=>T.preventDefault();return r.addEventListener("pointerdown",x),r.addEventListener("pointermove",O),r.addEventListener("pointerup",N),r.addEventListener("pointercancel",N),r.addEventListener("wheel",k,{passive:!1}),r.addEventListener("keydown",z),r.addEventListener("contextmenu",G),r.addEventListener("dblclick",Uc),()=>{_.forEach(T=>T()),m.disconnect(),cancelAnimationFrame(c),Gr?.dispose(),Gr=null}},[]);let s=rt.value.name;return p("div",{class:"scene",ref:n,tabIndex:0,role:"application","aria-label":`${s} in space. Arrow keys turn, with Shift they move, plus and minus zoom, Home shows all.`,children:[p("canvas",{class:"scene-words-layer",ref:e,"aria-hidden":"true"}),t.value==="canvas"&&!i.value&&p("p",{class:"scene-note",children:"Without WebGL: a plain drawing"}),i.value&&p("p",{class:"scene-note",children:"The graphics card is busy: a plain drawing until it is free"}),!As.value&&p("p",{class:"scene-note",children:"This robot is not known in this page"}),Xl.value&&p("p",{class:"scene-note",role:"status",children:["Meshes: ",Xl.value.here," of ",Xl.value.of]}),M0.value>0&&p("p",{class:"scene-note",children:[M0.value," of its meshes are not here: open its zip, or start isodyn workbench with its file"]}),p("div",{class:"scene-tools",children:[p(OP,{}),p(vn,{icon:"target",label:"Show the whole arm",keys:"Home",onClick:Uc}),p(vn,{icon:"plus",label:"Zoom in",keys:"+",onClick:()=>al(.8),kind:"fine-only"}),p(vn,{icon:"minus",label:"Zoom out",keys:"-",onClick:()=>al(1.25),kind:"fine-only"})]})]})}function Bc(n){let e=St.peek().layers;mn({layers:e.includes(n)?e.filter(t=>t!==n):[...e,n]})}function OP(){return p(co,{label:"What is shown",icon:"layers",align:"right",items:()=>[...Gl.map(([n,e])=>({title:e,checked:St.value.layers.includes(n),run:()=>Bc(n),stay:!0})),{title:"From the front",icon:"eye",run:()=>Oc("front"),apart:!0},{title:"From the side",icon:"eye",run:()=>Oc("side")},{title:"From above",icon:"eye",run:()=>Oc("top")},{title:"Standard view",icon:"eye",run:()=>Oc("corner")}]})}var AM=()=>Xg;function TM(){let n=Yg();if(!n||n.figure.tip.link<0)return null;let[e,t]=uo(n.camera,on.width,on.height)($e(It(n.frames[n.figure.tip.link],n.figure.tip.frame)));return[e,t]}var Jg="#d=",EM=2e5,UP=4<<20,jg="Ask for the link again, or for the saved file.";async function CM(n,e=1/0){let t=[],i=0,s=n.getReader();for(;;){let{done:a,value:l}=await s.read();if(a)break;if(i+=l.length,i>e)throw await s.cancel(),new ai(`The document in this link is larger than ${e>>20} MB.`,jg);t.push(l)}let r=new Uint8Array(i),o=0;for(let a of t)r.set(a,o),o+=a.length;return r}var RM=(n,e)=>new Blob([n]).stream().pipeThrough(e);async function PM(n){let e=new TextEncoder().encode(JSON.stringify(n)),t=await CM(RM(e,new CompressionStream("deflate-raw"))),i="";for(let s of t)i+=String.fromCharCode(s);return Jg+btoa(i).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Kg(n){if(!n.startsWith(Jg))return null;if(n.length>EM)throw new ai(`This link is too long: ${n.length} characters; at most ${EM}.`,jg);let e;try{let t=atob(n.slice(Jg.length).replaceAll("-","+").replaceAll("_","/"));e=await CM(RM(Uint8Array.from(t,i=>i.charCodeAt(0)),new DecompressionStream("deflate-raw")),UP)}catch(t){throw t instanceof ai?t:new ai("This link is damaged: part of it may be missing.",jg)}return Eu(new TextDecoder().decode(e))}function Hi(n,e,t="text/plain"){let i=URL.createObjectURL(typeof e=="string"?new Blob([e],{type:t}):e);Object.assign(document.createElement("a"),{href:i,download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}var es=n=>n.replace(/[^\p{L}\p{N}._-]+/gu,"-").replace(/^[-.]+|-+$/g,"")||"robot",zc=()=>Hi(`${es(On.peek().model.name)}.isodyn.json`,C_(On.peek()),"application/json");function Vc(n){return new Promise(e=>{let t=Object.assign(document.createElement("input"),{type:"file",accept:n});t.addEventListener("change",()=>e(t.files?.[0]??null)),t.addEventListener("cancel",()=>e(null)),t.click()})}var IM="isodyn-workbench";function kM(){let n=0;return Rt(()=>{let e=JSON.stringify(On.value);clearTimeout(n),n=window.setTimeout(()=>{try{localStorage.setItem(IM,e)}catch{}},400)})}function LM(){let n=null;try{n=localStorage.getItem(IM)}catch{return null}return n===null?null:Eu(n)}var qp=pe([]),Ch=De(()=>[...qp.value].sort((n,e)=>n.key.localeCompare(e.key)));function Ci(n){qp.value=[...qp.peek().filter(e=>e.id!==n.id),n],wn({id:`go.${n.id}`,title:`Go to ${n.title}`,words:"screen open show",keys:`Alt+${n.key}`,run:()=>ks(n.id)})}var ks=n=>mn({screen:n}),Rh=De(()=>qp.value.find(n=>n.id===St.value.screen)??Ch.value[0]);var ll=pe(!1);function BP(n,e){let t=n.title.toLowerCase(),i=`${n.words??""} ${n.id}`.toLowerCase(),s=1;for(let r of e){let o=t.indexOf(r);if(o===0)s+=6;else if(o>0&&/\W/.test(t[o-1]))s+=4;else if(o>0)s+=2;else if(i.includes(r))s+=1;else return 0}return s}function DM(){return ll.value?p(zP,{}):null}function zP(){let n=Sn(""),e=Sn(0),t=Wt(null),i=()=>{ll.value=!1};Mt(()=>{let u=document.activeElement;return t.current?.showModal(),t.current?.querySelector("input")?.focus(),()=>u?.focus?.()},[]);let s=n.value.toLowerCase().split(/\s+/).filter(Boolean),r=`${Rh.value?.id}.`,o=b_().map(u=>({action:u,fit:BP(u,s)})).filter(({fit:u})=>u>0).map(({action:u,fit:d})=>({action:u,fit:d+(u.id.startsWith(r)?.5:0)-(Bl(u)?0:.7)})).sort((u,d)=>d.fit-u.fit).map(({action:u})=>u).slice(0,60),a=Math.min(e.value,o.length-1),l=(u,d=!1)=>{if(u){if(d)return u.python?.()?(i(),void Ot(u.python(),"Python")):void 0;Bl(u)&&(i(),u.run())}},c=u=>{if(u.key==="ArrowDown")e.value=Math.min(a+1,o.length-1);else if(u.key==="ArrowUp")e.value=Math.max(a-1,0);else if(u.key==="Enter")l(o[a],u.altKey);else return;u.preventDefault(),queueMicrotask(()=>t.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"}))};return p("dialog",{class:"palette",ref:t,"aria-label":"Search actions",onCancel:u=>(u.preventDefault(),i()),onMouseDown:u=>u.target===t.current&&i(),children:p("div",{class:"palette-inner",children:[p("input",{type:"text",role:"combobox","aria-expanded":"true","aria-controls":"palette-list","aria-activedescendant":a>=0?`palette-${a}`:void 0,"aria-label":"Search actions",placeholder:"What do you want to do?",autocomplete:"off",spellcheck:!1,value:n.value,onInput:u=>(n.value=u.target.value,e.value=0),onKeyDown:c}),p("ul",{id:"palette-list",role:"listbox","aria-label":"Actions",children:[o.map((u,d)=>p("li",{id:`palette-${d}`,role:"option","aria-selected":d===a,"aria-disabled":!Bl(u),onPointerMove:()=>e.value=d,onClick:h=>l(u,h.altKey),children:[p("span",{children:u.title}),u.python&&d===a&&u.python()!==""&&p("small",{children:[gs("Alt+Enter")," copies Python"]}),u.keys&&p("kbd",{children:gs(u.keys.split(" ")[0])})]},u.id)),!o.length&&p("li",{class:"nothing",role:"option","aria-selected":"false","aria-disabled":"true",children:"Nothing is called that. Try “pose”, “torque”, “CSV”."})]})]})})}async function Ph(){return location.href.split("#")[0]+await PM(On.peek())}async function Zg(n){try{if(/\.json$/i.test(n.name))xs(`Open ${n.name}`,Eu(await n.text()),!0);else if(ui==="served"){let e=await z_(n);Ed(e.meshes),e.document?xs(`Open ${n.name}`,e.document,!0):e.robot?(e.robot.model.kind==="source"&&Ha(e.robot.model.toml,e.robot.structure),xs(`Open ${n.name}`,Rr(e.robot.model,e.robot.structure.neutral))):e.motion&&qt(`Open ${n.name}`,()=>({motion:e.motion}));for(let t of e.robot?.remarks.filter(i=>i.level==="error").slice(0,1)??[])gn(`${t.text} ${t.remedy}`,"error")}else throw new ai(`${n.name} cannot be read without the server.`,"Start “isodyn workbench” for URDF, MJCF, TOML and zip; documents (.json) open anywhere.");St.peek().screen==="start"&&ks("model"),gn(`${n.name} opened.`)}catch(e){gn(e instanceof ai?`${e.message} ${e.remedy}`:e.message,"error")}}var cl=async()=>{let n=await Vc(ui==="served"?".json,.urdf,.xml,.mjcf,.toml,.zip,.csv":".json,.csv");n&&await Zg(n)},VP=async()=>Hi(`${es(On.peek().model.name)}.png`,await MM());wn({id:"edit.undo",title:"Undo",keys:"Mod+Z",run:L_,able:()=>Ra.value!==""},{id:"edit.redo",title:"Redo",keys:"Mod+Shift+Z Mod+Y",run:D_,able:()=>Pa.value!==""},{id:"file.save",title:"Save to a file",words:"download document json",keys:"Mod+S",run:zc,python:()=>""},{id:"file.open",title:"Open a file …",words:"load urdf mjcf toml json zip csv",keys:"Mod+O",run:()=>{cl()},python:()=>`import isodyn as iso

robot = iso.load("path/to/robot.urdf")
`},{id:"file.share",title:"Copy a link to this document",words:"share url",keys:"Mod+Shift+L",run:()=>{Ph().then(n=>Ot(n,`A link of ${n.length} characters`))}},{id:"file.python",title:"Copy the robot as Python",words:"code script",run:()=>{Ot(sn(),"Python")},python:Vo},{id:"file.picture",title:"Save the picture of the arm (PNG)",words:"screenshot image",run:()=>{VP()},python:()=>sn("fig = iso.draw(robot)")},{id:"file.print",title:"Print",keys:"Mod+P",run:()=>print()},{id:"view.palette",title:"Search actions",keys:"Mod+K",run:()=>{ll.value=!ll.peek()}},{id:"view.units",title:"Switch between degrees and radians",words:"deg rad units",keys:"Alt+D",run:()=>mn({degrees:!St.peek().degrees})},{id:"view.theme",title:"Next theme",words:"dark light projector",run:cx},...Ga.map(([n,e])=>({id:`view.theme-${n}`,title:`Theme: ${e}`,words:"colours mode",run:()=>mn({theme:n})})),{id:"view.frame",title:"Show the whole arm",words:"camera reset fit",run:Uc},...["front","side","top"].map(n=>({id:`view.from-${n}`,title:`Look from ${n==="top"?"above":`the ${n}`}`,words:"camera",run:()=>Oc(n)})),...Gl.map(([n,e])=>({id:`view.layer-${n}`,title:`Show or hide: ${e}`,words:"layer scene",keys:n==="schematic"?"Alt+M":void 0,run:()=>Bc(n)})),{id:"play.toggle",title:"Play or pause",keys:"Space",run:Bu,able:()=>$t.value!==null},{id:"play.next",title:"One step on",keys:".",run:()=>za(1),able:()=>$t.value!==null},{id:"play.back",title:"One step back",keys:",",run:()=>za(-1),able:()=>$t.value!==null},{id:"play.first",title:"To the start of the motion",run:()=>rs(0),able:()=>$t.value!==null},{id:"play.loop",title:"Play again and again, or once",run:()=>{ss.value=!ss.peek()},able:()=>$t.value!==null},...Ba.map(n=>({id:`play.speed-${n}`,title:`Speed ${n} ×`,words:"slow fast motion",run:()=>{ws.value=n},able:()=>$t.value!==null})));var Ao=class extends Error{},NM=["screen","pose","motion","simulation","layers","robot","walk"],FM={tau:[1,1],q:[1,1],qd:[1,1],qdd:[1,1],power:[1,1],tip:[1,1],M:[2,2],C:[2,2],g:[1,1],energy:[0,0],kinetic:[0,0],potential:[0,0],fall:[1,1],count:[1,2]};function ev(n){let e={title:"",source:"",robot:"",minutes:0,steps:[]},t=null,i=[],s="text",r=(a,l)=>{throw new Ao(`Line ${a+1}: ${l}`)},o=()=>{i.length&&t&&t.text.push(i.join(" ")),i=[]};if(n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/).forEach((a,l)=>{let c=a.trim();if(c.startsWith("## ")){o(),t={title:c.slice(3).trim(),text:[],show:[],question:null},e.steps.push(t),s="text";return}let[,u,d]=/^(title|source|robot|minutes|show|predict|choose|value|within|why):\s*(.*)$/.exec(c)??[null,"",""];if(!t){if(!c)return;u==="minutes"?e.minutes=Qg(d,l,r):u==="title"||u==="source"||u==="robot"?e[u]=d:r(l,`"${c}" stands before the first step; a lesson begins with title:, source:, robot: and minutes:, steps with "## "`);return}let h=t;if(!c){o(),s="text";return}if(u==="show"){let[f,...g]=d.split(/\s+/);NM.includes(f)||r(l,`nothing is called "${f}" to be shown; there are ${NM.join(", ")}`),h.show.push({what:f,words:g});return}if(u==="predict"||u==="choose"){h.question&&r(l,'a step has one question; begin another step with "## "');let f=/\[([^\]]*)\]/.exec(d)?.[1]??"";h.question={kind:u,text:d,unit:f,value:null,within:.05,options:[],right:-1,why:""},s="question";return}if(u==="value"||u==="within"||u==="why"){let f=h.question??r(l,`"${u}:" belongs to a question; write predict: or choose: first`);u==="value"?f.value=HP(d,l,r):u==="within"?f.within=Qg(d.replace(/%\s*$/,""),l,r)/(d.trim().endsWith("%")?100:1):(f.why=d,s="why");return}if(h.question?.kind==="choose"&&c.startsWith("- ")&&s!=="why"){let f=c.endsWith("*");f&&h.question.right>=0&&r(l,"two options have a star; one is right"),f&&(h.question.right=h.question.options.length),h.question.options.push(c.slice(2).replace(/\*$/,"").trim());return}s==="why"&&h.question?h.question.why+=` ${c}`:i.push(c)}),o(),!e.title)throw new Ao('Line 1: a lesson begins with "title: ..."');if(!e.steps.length)throw new Ao('The lesson has no step; a step begins with "## " and its title');for(let{title:a,question:l}of e.steps){if(l?.kind==="predict"&&!l.value)throw new Ao(`Step "${a}": predict: needs a line "value: ..."`);if(l?.kind==="choose"&&(l.options.length<2||l.right<0))throw new Ao(`Step "${a}": choose: needs two options at least ("- ..."), the right one with a star behind it`)}return e}function Qg(n,e,t){let i=Number(n.trim());return n.trim()&&Number.isFinite(i)?i:t(e,`"${n}" is not a number`)}function HP(n,e,t){let i=n.trim().split(/\s+/),s=null;(i[0]==="peak"||i[0]==="rms")&&(s=i.shift());let r=i.indexOf("at");r>=0&&((s!==null||i.length<r+2||(i[r+2]??"s")!=="s")&&t(e,`"${n}": a time is written "at 2.5 s"`),s=Qg(i[r+1],e,t),i=i.slice(0,r));let[o,...a]=i,l=FM[o];return l?a.length<l[0]||a.length>l[1]?t(e,`"${o}" takes ${l[0]} words, and ${a.length} came`):o==="tip"&&!["x","y","z"].includes(a[0])?t(e,`"tip" takes x, y or z, and "${a[0]}" came`):!["tip","count"].includes(o)&&!a.every(c=>/^[1-9]\d?$/.test(c))?t(e,`"${n}": joints, rows and columns are numbers from 1 on`):{quantity:o,of:a,when:s}:t(e,`nothing is called "${o}" to be computed; there are ${Object.keys(FM).join(", ")}`)}var GP=1e-6;function OM(n,e,t){let i=Math.abs(t)>GP?Math.abs(e-t)/Math.abs(t):Math.abs(e);return{right:i<=n.within,off:i}}function UM(n,e){let t=Array.from({length:e},(i,s)=>n.duration*s/(e-1));return Float64Array.from([...new Set([...t,...n.breaks])].sort((i,s)=>i-s))}function Ih(n,e,t,i,s){let{n:r}=n,o=()=>Array.from({length:r},()=>new Float64Array(i.length)),a=e.manifest.arrays.frames.size,l={t:i,q:o(),qd:o(),qdd:o(),tau:o(),inertia:o(),coriolis:o(),gravity:o(),friction:o(),power:o(),kinetic:new Float64Array(i.length),potential:new Float64Array(i.length),frames:new Float64Array(a*i.length)},c=u=>e.array(e.manifest.functions[u].outputs[0]);return i.forEach((u,d)=>{let{q:h,qd:f,qdd:g}=t.at(u);e.set({q:h,qd:f,qdd:g,wrench:s});for(let S of["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque","energies","frames"])e.run(S);let[y,m,v,_,w]=["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(c);for(let S=0;S<r;S++)l.q[S][d]=h[S],l.qd[S][d]=f[S],l.qdd[S][d]=g[S],l.tau[S][d]=y[S],l.inertia[S][d]=Kn(m.subarray(r*S,r*S+r),g),l.coriolis[S][d]=Kn(v.subarray(r*S,r*S+r),f),l.gravity[S][d]=_[S],l.friction[S][d]=w[S],l.power[S][d]=y[S]*f[S];let[b,C]=c("energies");l.kinetic[d]=b,l.potential[d]=C,l.frames.set(c("frames"),a*d)}),l}function ha(n,e){let t=0,i=0;for(let r=0;r<e.length;r++)Math.abs(e[r])>Math.abs(e[t])&&(t=r),r>0&&(i+=.5*(n[r]-n[r-1])*(e[r]**2+e[r-1]**2));let s=n[n.length-1]-n[0];return{peak:e[t],at:n[t],rms:s>0?Math.sqrt(i/s):Math.abs(e[t]??0)}}function BM(n,e){let t=["inertia","coriolis","gravity","friction"],i=t.map(r=>ha(n.t,n[r][e]).rms),s=i.reduce((r,o)=>r+o,0);return Object.fromEntries(t.map((r,o)=>[r,s>0?i[o]/s:0]))}var zM={"three-link":{kind:"dh",name:"three-link",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:.3,alpha:0,d:0,theta:0,mass:.5,com:[-.15,0,0],inertia:[4166666666666667e-21,.00375,.00375,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.25,alpha:0,d:0,theta:0,mass:.4,com:[-.125,0,0],inertia:[33333333333333337e-22,.0020833333333333333,.0020833333333333333,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.22,alpha:0,d:0,theta:0,mass:.3,com:[-.11,0,0],inertia:[25e-7,.00121,.00121,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,-9.81,0],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},puma560:{kind:"dh",name:"puma560",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:1.5707963267948966,d:.67183,theta:0,mass:0,com:[0,0,0],inertia:[0,.35,0,0,0,0],lower:-2.792526803190927,upper:2.792526803190927,velocity:null,effort:null,viscous:5.801821767950799,coulomb:[24.7313845,-27.2358285],static:[24.7313845,-27.2358285],rotor_inertia:2e-4,gear_ratio:-62.6111,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.4318,alpha:0,d:0,theta:0,mass:17.4,com:[-.3638,.006,.2275],inertia:[.13,.524,.539,0,0,0],lower:-.7853981633974483,upper:3.9269908169872414,velocity:null,effort:null,viscous:9.496868641825,coulomb:[13.58469,-7.654864999999999],static:[13.58469,-7.654864999999999],rotor_inertia:2e-4,gear_ratio:107.815,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.0203,alpha:-1.5707963267948966,d:.15005,theta:0,mass:4.8,com:[-.0203,-.014100000000000001,.07],inertia:[.066,.086,.0125,0,0,0],lower:-3.9269908169872414,upper:.7853981633974483,velocity:null,effort:null,viscous:3.9804259903721997,coulomb:[7.0892316,-5.639161499999999],static:[7.0892316,-5.639161499999999],rotor_inertia:2e-4,gear_ratio:-53.7063,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:0,alpha:1.5707963267948966,d:.4318,theta:0,mass:.82,com:[0,.019000000000000017,0],inertia:[.0018,.0013,.0018,0,0,0],lower:-1.9198621771937625,upper:2.9670597283903604,velocity:null,effort:null,viscous:.411645229697152,coulomb:[.85160768,-1.28501516],static:[.85160768,-1.28501516],rotor_inertia:33e-6,gear_ratio:76.0364,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:.34,com:[0,0,0],inertia:[3e-4,4e-4,3e-4,0,0,0],lower:-1.7453292519943295,upper:1.7453292519943295,velocity:null,effort:null,viscous:.4272830209354,coulomb:[.6660069799999999,-1.0428835],static:[.6660069799999999,-1.0428835],rotor_inertia:33e-6,gear_ratio:71.923,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:0,d:0,theta:0,mass:.09,com:[0,0,.032],inertia:[15e-5,15e-5,4e-5,0,0,0],lower:-4.642575810304916,upper:4.642575810304916,velocity:null,effort:null,viscous:.2158232532732,coulomb:[.30367656000000004,-.8052030000000001],static:[.30367656000000004,-.8052030000000001],rotor_inertia:33e-6,gear_ratio:76.686,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},stanford:{kind:"dh",name:"stanford",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:-1.5707963267948966,d:.412,theta:0,mass:9.29,com:[0,.017500000000000016,-.1105],inertia:[.276,.255,.071,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:0,alpha:1.5707963267948966,d:.154,theta:0,mass:5.01,com:[0,-1.054,0],inertia:[.108,.018,.1,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"P",a:0,alpha:0,d:0,theta:-1.5707963267948966,mass:4.25,com:[0,0,-6.447],inertia:[2.51,2.51,.006,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:1.08,com:[0,.092,-.054],inertia:[.002,.001,.001,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:1.5707963267948966,d:0,theta:0,mass:.63,com:[0,0,.566],inertia:[.003,.003,4e-4,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:0,d:.263,theta:0,mass:.51,com:[0,0,1.5540000000000003],inertia:[.013,.013,3e-4,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},kr5:{kind:"dh",name:"kr5",convention:"modified",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:0,d:.4,theta:0,mass:16.038,com:[.104667,.005077,.059035],inertia:[.176938765,.266532371,.262222375,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.18,alpha:1.5707963267948966,d:0,theta:0,mass:7.988,com:[.267012,0,0],inertia:[.271640468,.276878849,.021894253,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.6,alpha:0,d:0,theta:0,mass:12.973,com:[.087677,-.034263,.007779],inertia:[.388988085,.376583684,.10414629,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:.12,alpha:1.5707963267948966,d:.62,theta:0,mass:2.051,com:[-33e-6,.007634,-.109372],inertia:[.004767354,.010122217,.01210886,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:.811,com:[0,.032618,-.009789],inertia:[760688e-9,.001783961,.001801078,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:1.5707963267948966,d:0,theta:0,mass:.008,com:[0,0,.111885],inertia:[3113e-9,1512e-9,1652e-9,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]}};function $p(n){let e=n.trim().replace(/\u2212/g,"-");if(!e)return NaN;let t=/^[^.]*,[^.,]*$/.test(e)?e.replace(",","."):e.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g,"");return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(t)?Number(t):NaN}function tv(n){let e=n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/);for(;e.length&&!e[e.length-1].trim();)e.pop();let t=e.find(r=>r.trim())??"",i=r=>VM(t,r).length,s=["	",";",","].reduce((r,o)=>i(o)>i(r)?o:r);return e.filter(r=>r.trim()).map(r=>VM(r,s).map(o=>o.trim()))}function VM(n,e){let t=[],i="",s=!1;for(let r=0;r<n.length;r++){let o=n[r];o==='"'?s&&n[r+1]==='"'?(i+='"',r++):s=!s:o===e&&!s?(t.push(i),i=""):i+=o}return[...t,i]}function Hc(n){let e=s=>/[",\n]/.test(s)?`"${s.replace(/"/g,'""')}"`:s,t=n.map(({name:s,unit:r})=>e(r?`${s} [${r}]`:s)).join(","),i=Array.from({length:n[0]?.values.length??0},(s,r)=>n.map(({values:o})=>String(o[r])).join(","));return[t,...i].join(`
`)+`
`}var HM={"":1,s:1,ms:.001,rad:1,deg:Math.PI/180,"°":Math.PI/180,m:1,mm:.001};function Xp(n,e){let t=tv(n);if(t.length<3)throw new Error("A motion needs a header and two rows at least: t, q_1, q_2, ...");let i=t[0].map(h=>{let[,f,g]=/^(.*?)\s*(?:[[(](.*)[\])])?$/.exec(h);return{name:f.trim(),unit:(g??"").trim()}}),s=h=>{let f=i.findIndex(g=>g.name.toLowerCase()===h.toLowerCase());if(f<0)return-1;if(!(i[f].unit in HM))throw new Error(`Column "${t[0][f]}": the unit must be one of rad, deg, m, mm, s, ms`);return f},r=e.joints.flatMap(h=>h.nq===1?[h.name]:Array.from({length:h.nq},(f,g)=>`${h.name}_${g+1}`)),o=[s("t"),s("time")].find(h=>h>=0)??-1;if(o<0)throw new Error(`No column "t": the first line must name the columns, t and ${r.slice(0,2).join(", ")} ..., or q_1, q_2 ...`);let a=r.map((h,f)=>[s(`q_${f+1}`),s(`q${f+1}`),s(h)].find(g=>g>=0)??-1),l=a.findIndex(h=>h<0);if(l>=0)throw new Error(`No column "q_${l+1}" or "${r[l]}": every joint needs one`);let c=(h,f)=>{let g=$p(t[h][f]??"");if(!Number.isFinite(g))throw new Error(`Line ${h+1}, column "${t[0][f]}": "${t[h][f]??""}" is not a number`);return g*HM[i[f].unit]},u=[],d=[];for(let h=1;h<t.length;h++){let f=c(h,o);if(u.length&&f<=u[u.length-1])throw new Error(`Line ${h+1}: times must increase; ${f} s comes after ${u[u.length-1]} s`);u.push(f),d.push(a.map(g=>c(h,g)))}return{t:u,q:d}}var qP=60,$P=1e-11,XP=.01;function Yp(n,e,t,i,s,r){let{n:o}=n,a=r.attitude?6:3,l=n.joints.flatMap(_=>_.lower.map(w=>w??-1/0)),c=n.joints.flatMap(_=>_.upper.map(w=>w??1/0)),u=n.links[t].body,d=_=>{let w=Cn($e(i),$e(_));if(!r.attitude)return w;let b=La(oo(un(i),Go(un(_))));return[...w,...b.map(C=>C*r.scale)]},h=_=>{let w=_.slice(0,a*o);for(let b=3*o;b<a*o;b++)w[b]*=r.scale;return w},f=Array.from(s,(_,w)=>Math.min(Math.max(_,l[w]),c[w])),g=e(f),y=Ss(n,g,t),m=d(y),v=.001;for(let _=0;_<qP&&Lt(m)>$P*r.scale;_++){let w=h(Fu(n,g,u,$e(y))),b=new Float64Array(o*o),C=new Array(o).fill(0),S=0;for(let I=0;I<o;I++){for(let V=0;V<a;V++)C[I]+=w[V*o+I]*m[V];for(let V=0;V<o;V++)for(let U=0;U<a;U++)b[o*I+V]+=w[U*o+I]*w[U*o+V];S+=b[o*I+I]/o}let x=C.map((I,V)=>f[V]<=l[V]&&I<0||f[V]>=c[V]&&I>0);for(let I=0;I<o;I++)if(x[I]){for(let V=0;V<o;V++)b[o*I+V]=b[o*V+I]=0;b[o*I+I]=S||1,C[I]=0}for(let I=0;I<o;I++)b[o*I+I]+=v*(S||1);let A=Ad(b,C);if(!A){v=Math.max(v*10,1e-6);continue}let O=Math.max(...A.map(Math.abs)),N=O>.5?.5/O:1,k=f.map((I,V)=>Math.min(Math.max(I+N*A[V],l[V]),c[V])),z=e(k),G=Ss(n,z,t),T=d(G);if(Lt(T)<Lt(m))[f,g,y,m]=[k,z,G,T],v=Math.max(v/5,1e-12);else if(v*=4,v>1e6)break}return YP(n,f,y,i,h(Fu(n,e(f),u,$e(y))),a,r,l,c)}function YP(n,e,t,i,s,r,o,a,l){let{n:c}=n,u=Lt(Cn($e(i),$e(t))),d=o.attitude?Lt(La(oo(un(i),Go(un(t))))):0,h=Math.min(r,c),f=new Float64Array(r*r);for(let C=0;C<r;C++)for(let S=0;S<r;S++)for(let x=0;x<c;x++)f[r*C+S]+=s[C*c+x]*s[S*c+x];let g=$l(f,r).values.map(C=>Math.sqrt(Math.max(C,0))),y=g[r-1],m=y>0?g[r-h]/y:0,v=n.joints.filter(C=>C.nv===1&&(e[C.v]<=a[C.v]||e[C.v]>=l[C.v])),_=u<=1e-6*Math.max(o.scale,.001)&&d<=1e-6,w=m<XP,b=[];if(!_){let C=o.attitude?` and ${(d*180/Math.PI).toPrecision(3)}°`:"";b.push(`Out of reach: the nearest pose found stays ${(1e3*u).toPrecision(3)} mm${C} away`)}return v.length&&b.push(`${v.map(C=>C.name).join(", ")} at a limit`),w&&b.push("the arm is close to a singular pose: some directions cannot be moved in"),{q:e,distance:u,angle:d,reached:_,manipulability:m,singular:w,limits:v.map(C=>C.name),words:b.length?`${b.join("; ")}.`:""}}var ul=class{constructor(e,t){this.knots=e;this.coefficients=t;this.duration=e[e.length-1],this.n=t[0][0].length,this.breaks=e.slice(1,-1)}knots;coefficients;duration;n;breaks;at(e){let t=Math.min(Math.max(e,0),this.duration),i=JP(this.knots,t),s=t-this.knots[i],r=this.coefficients[i],o=new Array(this.n).fill(0),a=[...o],l=[...o];for(let c=0;c<this.n;c++){let[u,d,h]=[0,0,0];for(let f=r.length-1;f>=0;f--)h=h*s+d,d=d*s+u,u=u*s+r[f][c];[o[c],a[c],l[c]]=[u,d,2*h]}return{q:o,qd:a,qdd:l}}};function JP(n,e){let t=0,i=n.length-2;for(;t<i;){let s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}var kh=class{constructor(e,t,i){this.q0=e;this.qT=t;this.duration=i;this.n=e.length}q0;qT;duration;n;breaks=[];at(e){let t=Math.min(Math.max(e,0),this.duration),i=2*Math.PI/this.duration,s=this.q0.map((r,o)=>(this.qT[o]-r)/this.duration);return{q:s.map((r,o)=>this.q0[o]+r*(t-Math.sin(i*t)/i)),qd:s.map(r=>r*(1-Math.cos(i*t))),qdd:s.map(r=>r*(i*Math.sin(i*t)))}}};function WM(n,e,t){let i=n.map(()=>0),s=e.map((o,a)=>o-n[a]),r=(o,a)=>s.map(l=>o*l/t**a);return new ul([0,t],[[[...n],i,i,r(10,3),r(-15,4),r(6,5)]])}function qM(n,e,t,i){let r=Math.min(Math.max(i,1e-6),.5)*t,o=1/(t-r),a=o/r,l=.5*o*r,c=t-2*r,u=e.map((h,f)=>h-n[f]),d=(h,f,g)=>[u.map((y,m)=>n[m]+h*y),u.map(y=>f*y),u.map(y=>g*y)];return c<=4*Number.EPSILON*t?new ul([0,.5*t,t],[d(0,0,.5*a),d(.5,o,-.5*a)]):new ul([0,r,r+c,t],[d(0,0,.5*a),d(l,o,0),d(1-l,o,-.5*a)])}function jP(n,e,t){let i=n.slice(1).map((s,r)=>{let o=s-n[r],a=e[r+1].map((l,c)=>l-e[r][c]);return[[...e[r]],[...t[r]],a.map((l,c)=>(3*l-(2*t[r][c]+t[r+1][c])*o)/o**2),a.map((l,c)=>(-2*l+(t[r][c]+t[r+1][c])*o)/o**3)]});return new ul(n,i)}function $M(n,e,t,i){let s=n.slice(1).map((r,o)=>{let a=r-n[o],l=[[...e[o]],[...t[o]],i[o].map(c=>.5*c),[],[],[]];return e[o].forEach((c,u)=>{let d=e[o+1][u]-c-(t[o][u]+.5*i[o][u]*a)*a,h=(t[o+1][u]-t[o][u]-i[o][u]*a)*a,f=(i[o+1][u]-i[o][u])*a**2;l[3].push((10*d-4*h+.5*f)/a**3),l[4].push((-15*d+7*h-f)/a**4),l[5].push((6*d-3*h+.5*f)/a**5)}),l});return new ul(n,s)}function nv(n,e,t,i){let s=n.length,r=e[0].length,o=n.slice(1).map((c,u)=>1/(c-n[u])),a=e.slice(1).map((c,u)=>c.map((d,h)=>(d-e[u][h])/(n[u+1]-n[u]))),l=e.map(()=>new Array(r).fill(0));for(let c=0;c<r;c++){let u=n.map((g,y)=>2*((o[y-1]??0)+(o[y]??0))),d=[...o],h=[...o],f=n.map((g,y)=>3*((a[y-1]?.[c]??0)*(o[y-1]??0)+(a[y]?.[c]??0)*(o[y]??0)));[u[0],h[0],f[0]]=[1,0,t[c]],[u[s-1],d[s-2],f[s-1]]=[1,0,i[c]];for(let g=1;g<s;g++){let y=d[g-1]/u[g-1];u[g]-=y*h[g-1],f[g]-=y*f[g-1]}l[s-1][c]=f[s-1]/u[s-1];for(let g=s-2;g>=0;g--)l[g][c]=(f[g]-h[g]*l[g+1][c])/u[g]}return jP(n,e,l)}function XM(n,e){let t=n[0],i=n.map(o=>o-t),s=i.map(o=>i[i.length-1]-o).reverse(),r=GM(s,[...e].reverse()).map(o=>-o);return nv(i,e,GM(i,e),r)}function GM(n,e){let t=Math.min(4,n.length);return e[0].map((i,s)=>{let r=e.slice(0,t).map(l=>l[s]);for(let l=1;l<t;l++)for(let c=t-1;c>=l;c--)r[c]=(r[c]-r[c-1])/(n[c]-n[c-l]);let[o,a]=[0,0];for(let l=t-1;l>=0;l--)a=a*(n[0]-n[l])+o,o=o*(n[0]-n[l])+r[l];return a})}var Jp=class{start;shift;turned;origin;constructor(e,t){this.start=un(e),this.origin=$e(e),this.shift=$e(t).map((i,s)=>i-this.origin[s]),this.turned=La(oo(un(t),Go(this.start)))}get length(){return[Lt(this.shift),Lt(this.turned)]}at(e){let t=Lt(this.turned);return{R:t>0?oo(wd(this.turned.map(s=>s/t),e*t),this.start):[...this.start],p:this.origin.map((s,r)=>s+e*this.shift[r])}}get slope(){return[...this.shift,...this.turned]}},jp=class{constructor(e){this.parts=e;let t=0,i=[];e.forEach((s,r)=>{this.starts.push(t),r>0&&i.push(t),i.push(...s.breaks.map(o=>o+t)),t+=s.duration}),this.duration=t,this.n=e[0].n,this.breaks=i}parts;duration;n;breaks;starts=[];at(e){let t=this.parts.length-1;for(;t>0&&e<this.starts[t];)t--;return this.parts[t].at(e-this.starts[t])}};var da=class extends Error{},YM=160;function jM(n,e,t){if(n.kind==="csv"){let{t:o,q:a}=Xp(n.csv,e);return XM(o,a)}let i=n.waypoints;if(i.length<2)throw new da("A motion needs two waypoints at least: add where it ends.");if(i.forEach(({t:o,q:a},l)=>{if(a.length!==e.nq)throw new da(`Waypoint ${l+1} has ${a.length} positions, and the robot has ${e.nq}.`);if(l&&!(o>i[l-1].t))throw new da(`Waypoint ${l+1} comes at ${o} s, not after the one before (${i[l-1].t} s): times must increase.`)}),e.nq!==e.n)throw new da("This robot has an attitude among its joints: it can be posed and simulated here; motions of attitudes are made in Python.");let s=i.map(o=>o.t-i[0].t);if(n.kind==="waypoints"){let o=i[0].q.map(()=>0);return nv(s,i.map(a=>a.q),o,o)}let r=i.slice(1).map((o,a)=>{let[l,c,u]=[i[a].q,o.q,s[a+1]-s[a]];return n.kind==="quintic"?WM(l,c,u):n.kind==="trapezoidal"?qM(l,c,u,n.ramp):n.kind==="line"?KP(e,t,l,c,u):new kh(l,c,u)});return r.length===1?r[0]:new jp(r)}function KP(n,e,t,i,s){let r=Nu(n);if(r<0)throw new da("A straight line needs one tip, and this robot has several: take another kind of motion.");let[o,a]=[Ss(n,e(t),r),Ss(n,e(i),r)],l=new Jp(o,a),c=n.n>=6,u=new kh([0],[1],s),d=c?6:3,h=n.links[r].body,f=w=>{let b=e(w);return Fu(n,b,h,$e(Ss(n,b,r))).slice(0,d*n.n)},g=[],y=[],m=[],v=[],_=t;for(let w=0;w<=YM;w++){let b=s*w/YM,{q:[C],qd:[S],qdd:[x]}=u.at(b),{R:A,p:O}=l.at(C),N=[A[0],A[1],A[2],O[0],A[3],A[4],A[5],O[1],A[6],A[7],A[8],O[2],0,0,0,1],k=Yp(n,e,r,N,_,{attitude:c,scale:.5});if(!k.reached)throw new da(`The tip cannot follow the line at ${Math.round(100*C)} % of it. ${k.words} Choose postures on the same side of the arm, or closer ones.`);_=k.q;let z=f(_),G=JM(z,l.slope.slice(0,d).map(se=>se*S),n.n),T=1e-5,[I,V]=[1,-1].map(se=>f(_.map(($,X)=>$+se*T*G[X]))),U=l.slope.slice(0,d).map((se,$)=>{let X=0;for(let te=0;te<n.n;te++)X+=(I[$*n.n+te]-V[$*n.n+te])/(2*T)*G[te];return se*x-X});g.push(b),y.push(_),m.push(G),v.push(JM(z,U,n.n))}return $M(g,y,m,v)}function JM(n,e,t){let i=e.length,s=new Float64Array(i*i),r=0;for(let a=0;a<i;a++){for(let l=0;l<i;l++)for(let c=0;c<t;c++)s[i*a+l]+=n[a*t+c]*n[l*t+c];r+=s[i*a+a]}for(let a=0;a<i;a++)s[i*a+a]+=1e-13*r;let o=Ad(s,e)??tn(e,0);return Array.from({length:t},(a,l)=>o.reduce((c,u,d)=>c+n[d*t+l]*u,0))}var ZP=401;function QP(n){let e=Ge.value;return e?.editable?Cd(e,n):Zl(n)??[]}var ei=De(()=>{let n=Ge.value;if(!n)return{law:null,problem:"This robot is not known in this page."};if(!n.editable&&!Zt.value&&Ir.value.kind==="line")return{law:null,problem:""};try{return{law:jM(Ir.value,n,QP),problem:""}}catch(e){return{law:null,problem:e.message}}}),Lh=De(()=>!!Zt.value?.has("inverse_dynamics")&&!!Zt.value.has("frames")&&Ge.value?.nq===Ge.value?.n),Gi=De(()=>{let[n,e,{law:t}]=[Ge.value,Zt.value,ei.value];return!n||!e||!t||!Lh.value?null:Ih(n,e,t,UM(t,ZP),xt.value.wrench)}),Kp=De(()=>{let[,n,e]=/^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(St.value.beside)??[];return n?{what:n,value:Number(e)}:null});function KM({what:n,value:e}){return n==="payload"?e?`with ${e} kg at the tip`:"with nothing at the tip":n==="speed"?`${e} times as fast`:n==="gravity"?"without gravity":"without friction"}var e3=(n,e)=>({duration:n.duration/e,n:n.n,breaks:n.breaks.map(t=>t/e),at:t=>{let{q:i,qd:s,qdd:r}=n.at(t*e);return{q:i,qd:s.map(o=>o*e),qdd:r.map(o=>o*e*e)}}}),ZM=De(()=>{let[n,e,{law:t},i,s,r]=[Ge.value,Zt.value,ei.value,Kp.value,rt.value,Gi.value];if(!n||!e||!t||!i||!r||!n.editable||s.kind!=="dh")return null;let o=i.what==="payload"?{...s,payload:{...s.payload,mass:i.value}}:i.what==="friction"?{...s,rows:s.rows.map(u=>({...u,viscous:0,coulomb:[0,0],static:[0,0]}))}:s;e.set({numbers:Uu(o),gravity:i.what==="gravity"?[0,0,0]:s.gravity});let a=i.what==="speed"?e3(t,i.value):t,l=i.what==="speed"?r.t.map(u=>u/i.value):r.t,c=Ih(n,e,a,Float64Array.from(l),xt.value.wrench);return e.set({numbers:n.numbers,gravity:s.gravity}),{...c,t:r.t}});var t3={none:[0,0,0],pd:[1,0,0],pd_gravity:[1,1,0],computed_torque:[0,0,1]},n3=200,Zp=class{constructor(e,t,i,s,r){this.kernels=e;this.driven=t;this.h=i;this.n=r.length,this.board(),e.set({q:s,qd:r}),this.keep(),this.record(new Float64Array(this.n))}kernels;driven;h;index=0;rows=[];snapshots=[];hands=[];n;get t(){return this.index*this.h}get last(){return this.rows[this.index]}step(e){this.index<this.rows.length-1&&this.forget();let t=e?Float64Array.from(e):new Float64Array(this.n);return this.board(),this.kernels.set({q:this.last.q,qd:this.last.qd}),this.hands.push(t),this.advance(t),this.index++,this.index%n3===0&&this.keep(),this.record(t)}rewind(e){return this.index=Math.min(Math.max(Math.round(e),0),this.rows.length-1),this.last}again(){let e=this.snapshots.filter(i=>i.index<=this.index).pop();this.board(),this.kernels.set({q:e.q,qd:e.qd});let t=this.index;for(this.index=e.index;this.index<t;this.index++)this.advance(this.hands[this.index]);return{q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()}}forget(){for(this.rows.length=this.index+1,this.hands.length=this.index;this.snapshots[this.snapshots.length-1].index>this.index;)this.snapshots.pop()}board(){let{robot:e,control:t,kp:i,kd:s}=this.driven;this.kernels.set({...e,control:t3[t],kp:i,kd:s,h:[this.h],wrench:[0,0,0,0,0,0]})}aim(){let{q:e,qd:t,qdd:i}=this.driven.target(this.t);this.kernels.set({t:[this.t],q_ref:e,qd_ref:t,qdd_ref:i})}advance(e){this.aim(),this.kernels.set({tau:e}).run("step"),this.driven.stops&&this.kernels.has("stops")&&this.kernels.run("stops")}keep(){this.snapshots.push({index:this.index,q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()})}record(e){let{kernels:t,h:i}=this,s=t.array("q").slice(),r=t.array("qd").slice();t.run("energies");let[o,a]=t.array("energies"),l=t.has("friction_torque")?t.call("friction_torque"):new Float64Array(this.n);this.aim();let c=i3(t,this.driven,this.driven.target(this.t),s,r),u=f=>r.reduce((g,y,m)=>g+y*f[m],0),d=this.rows[this.index-1],h={t:this.t,q:s,qd:r,motors:c,hands:e.slice(),friction:l,kinetic:o,potential:a,supplied:0,lost:0};if(d){let f=g=>d.qd.reduce((y,m,v)=>y+m*g[v],0);h.supplied=d.supplied+.5*i*(f(d.motors)+u(c)+f(e)+u(e)),h.lost=d.lost+.5*i*(f(d.friction)+u(l))}return this.rows.push(h),h}};function i3(n,{control:e,kp:t,kd:i},s,r,o){let a=o.length;if(e==="none"||r.length!==a)return new Float64Array(a);let l=Float64Array.from(o,(c,u)=>t[u]*(s.q[u]-r[u])+i[u]*(s.qd[u]-c));if(e==="pd")return l;if(e==="pd_gravity"){let c=n.call("gravity_torque"),u=n.has("spring_torque")?n.call("spring_torque"):new Float64Array(a);return l.map((d,h)=>d+c[h]+u[h])}return n.call("inverse_dynamics",{qdd:l.map((c,u)=>c+s.qdd[u])})}var pi=pe(!1),hl=pe(0),Dh=pe(1),cr=pe(null),Gc=De(()=>{if(!Ge.value)return"This robot is not known in this page.";let n=Zt.value;return n&&!n.has("step")?"These kernels have no steps: open the document with “isodyn workbench”.":""}),s3=De(()=>{let[n,e,t]=[Ge.value,rt.value,Zs.value];if(!n||Gc.value)return null;let i=t.follow?ei.value.law:null,s={q:t.target,qd:t.target.map(()=>0),qdd:t.target.map(()=>0)},r=l=>({...l,viscous:0,coulomb:[0,0],static:[0,0]}),o=e.kind==="dh"&&!t.friction?{...e,rows:e.rows.map(r)}:e,a=()=>n.editable?o.kind==="dh"?{numbers:Uu(o),gravity:e.gravity,tip:Rd(o)}:{numbers:n.numbers,gravity:e.gravity}:{};return{control:n.n===n.nq?t.control:"none",kp:t.kp,kd:t.kd,stops:t.stops,target:l=>i?l<=i.duration?i.at(l):{...i.at(i.duration),qd:s.qd,qdd:s.qdd}:s,robot:a()}}),ur=De(()=>{let[n,e,t,i]=[s3.value,Zt.value,Ge.value,Zs.value];return!n||!e||!t||i.q0.length!==t.nq||i.qd0.length!==t.n?null:new Zp(e,n,i.step,i.q0,i.qd0)}),Wr=ur,Nh=()=>{let n=ur.peek();Kl.value=n?Array.from(n.last.q):null,hl.value=hl.peek()+1};function QM(n){let[e,t,i]=[Ge.peek(),Zt.peek(),cr.peek()];if(!e||!t||!i||!t.has("frames")||e.n!==e.nq)return;let s=t.call("frames",{q:n.last.q}),r=Ss(e,s,i.link),o=kt(r,i.local),a=Cn(i.to,o),l=e.links.reduce((d,h)=>d+h.mass,0)*9.81,c=Math.max(.2,Lt(a)),u=a.map(d=>d/c*l*2);return X_(e,s,e.links[i.link].body,o,u)}function eS(n,e,t){let i=Ge.peek(),s=ur.peek();if(!i||!s||t==="end")return void(cr.value=null);let r=Math.min(n.link,i.links.length-1);if(t==="start"){let o=Zt.peek()?.call("frames",{q:s.last.q});if(!o||i.links[r].body<0)return;cr.value={link:r,local:kt(ka(Ss(i,o,r)),n.point),to:e},pi.peek()||Qp()}else cr.peek()&&(cr.value={...cr.peek(),to:e})}function iv(n=1){let e=ur.peek();if(e){for(let t=0;t<n;t++)e.index<e.rows.length-1&&!cr.peek()?e.rewind(e.index+1):e.step(QM(e));Nh()}}function Wc(n){pi.value=!1,ur.peek()?.rewind(n),Nh()}var Qp=()=>{pi.value=!Gc.peek()&&ur.peek()!==null},Fh=()=>{pi.value=!1};function sv(){Wc(0)}function rv(){let n=ur.peek();if(!n)return;pi.value=!1,n.rewind(n.rows.length-1);let e=Math.round(Zs.peek().duration/n.h);for(;n.index<e&&n.step().q.every(Number.isFinite););Nh()}function tS(){let n=ur.peek();if(!n)return!1;let{q:e,qd:t}=n.again();return[e,t].every((i,s)=>i.every((r,o)=>Object.is(r,(s?n.last.qd:n.last.q)[o])))}var r3=14;function nS(){let n=0,e=[Rt(()=>{ur.value,pi.value=!1,Nh()}),Rt(()=>{if(cancelAnimationFrame(n),!pi.value)return;let t=performance.now(),i=0,s=r=>{let o=ur.peek();if(!o||!pi.peek())return;i+=Math.min((r-t)/1e3,.25)*ws.peek(),t=r;let a=performance.now()+r3,l=0,c=i;for(;i>=o.h&&performance.now()<a;){if(o.t>=Zs.peek().duration-o.h/2&&!cr.peek()&&o.index>=o.rows.length-1){pi.value=!1;break}if(o.index<o.rows.length-1&&!cr.peek())o.rewind(o.index+1);else if(!o.step(QM(o)).q.every(Number.isFinite)){pi.value=!1;break}i-=o.h,l+=o.h}Dh.value=c>o.h?Math.min(1,l/c):Dh.peek(),i>.1*ws.peek()&&(i=0),Nh(),pi.peek()&&(n=requestAnimationFrame(s))};n=requestAnimationFrame(s)})];return()=>{e.forEach(t=>t()),cancelAnimationFrame(n),pi.value=!1,cr.value=null,Kl.value=null}}var iS=De(()=>{hl.value;let[n,e,t,i]=[Ge.value,Zt.value,cr.value,ur.peek()];if(!n||!e||!t||!i)return null;let s=Ss(n,e.call("frames",{q:i.last.q}),t.link),r=[...$e(s)].map((o,a)=>o+Ho(un(s),t.local)[a]);return{at:r,vector:Cn(t.to,r)}});var sS=`title: Four numbers for each joint
source: Denavit and Hartenberg's rules, as in Saha, Introduction to Robotics
robot: three-link
minutes: 12

## From one frame to the next
An arm is described by frames, one on each link. Four numbers lead from one frame to the next: a turn theta about z and a slide d
along it, then a slide a along the new x and a turn alpha about it.

Walk through them for the first link and watch the frame move.
show: screen model
show: layers frames
show: walk 1
choose: Which of the four changes when a revolute joint moves?
- a
- alpha
- d
- theta *
why: A revolute joint turns about its z axis, so theta is its variable. The other three are fixed by how the link is made.

## A planar arm
In the table all alpha are 0: all joint axes are parallel, and the arm stays in a plane. The lengths of the links stand in the column a.
show: walk 2
predict: The arm is stretched out along x. How far from the first joint is the tip [m]?
value: tip x
within: 1 %
show: pose 0 0 0 deg
why: All three links lie on one line, so the distance is the sum of the three lengths a.

## Folding it
Now the second joint turns by 90 degrees. The third link turns with it.
show: screen pose
show: pose 0 90 0 deg
predict: How high does the tip stand above the first joint, along y [m]?
value: tip y
within: 1 %
why: The first link still lies along x. The second and the third point along y, so their lengths add up to the height.

## A joint that slides
In a prismatic joint the variable is d. Theta is then a fixed angle of the link.
show: screen model
show: robot stanford
show: walk 3
choose: Which joint of the Stanford arm slides?
- joint 2
- joint 3 *
- joint 6
why: Its third joint has P in the table: its entry d is where the slide starts, and the joint's position is added to it.
`;var rS=`title: A motion without jerks at its ends
source: Saha, Introduction to Robotics, equations (9.36a-c)
robot: three-link
minutes: 8

## Start and stop softly
A cycloid leads a joint from one position to another so that speed and acceleration are both 0 at the start and at the end. All joints
of this arm turn by 180 degrees in 10 seconds.
show: screen motion
show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
predict: What is the highest speed of joint 1 [rad/s]?
value: peak qd 1
within: 3 %
why: In the middle the cosine in (9.36b) is -1, so the speed is twice the mean speed: 2 pi / 10 s.

## Where the acceleration is largest
The speed is largest in the middle. The acceleration is its slope.
choose: When is the acceleration largest?
- at the start
- after a quarter of the time *
- in the middle
why: The acceleration is a sine over the whole time, (9.36c): its first peak stands at a quarter of it, and in the middle it is 0.

## How large it is
predict: What is the largest acceleration of joint 1 [rad/s2]?
value: peak qdd 1
within: 3 %
why: The mean speed, pi / 10 s, times 2 pi / 10 s.
`;var oS=`title: Torques of an arm of three links
source: Saha, Introduction to Robotics, Example 9.4
robot: three-link
minutes: 15

## What holds the arm up
The arm moves in a vertical plane; gravity points along -y. At the start it is stretched out along x and at rest.
show: screen motion
show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
predict: How large is the torque of joint 1 at the start [N m]?
value: tau 1 at 0 s
within: 5 %
why: Nothing moves yet, so gravity is all there is: each link's weight times how far its mass centre is from the first joint, along x.

## The third joint
The third joint carries one link only.
predict: And the torque of joint 3 at the start [N m]?
value: tau 3 at 0 s
within: 5 %
why: The weight of the last link acts at half its length.

## The same arm at the end
After 10 seconds all three joints have turned by 180 degrees. The first link points along -x, the second along +x again, the third along -x.
choose: What is the sign of the torque of joint 1 at the end?
- positive
- negative *
- it is 0
why: The first link and the heaviest part of the arm now lie on the other side of the joint, so its weight turns it the other way.

## Which part matters
This motion is slow. See how the torque of joint 1 is made up.
show: screen dynamics
choose: What does joint 1 work against most?
- its own inertia
- Coriolis and centrifugal forces
- gravity *
- friction
why: 10 seconds for half a turn leave accelerations below 0.2 rad/s2. Make the motion five times as fast, and inertia counts 25 times as much.
`;var aS=`title: Torques of industrial arms
source: Saha, Introduction to Robotics, Examples 9.5 to 9.7
robot: puma560
minutes: 15

## The Puma
Six revolute joints. The three of the arm carry the weight; the three of the wrist are small. All joints turn by 180 degrees in 10
seconds, by a cycloid.
show: screen motion
show: motion cycloidal from 0 0 0 0 0 0 to 180 180 180 180 180 180 deg in 10 s
choose: Which joint needs the largest torque?
- joint 1
- joint 2 *
- joint 6
why: Joint 2 lifts the whole arm. Joint 1 turns about a vertical axis, which gravity does not load.

## Gravity alone
predict: Which torque does joint 1 take against gravity in this pose [N m]?
value: g 1
within: 5 %
show: screen dynamics
why: The axis of joint 1 is vertical, so gravity has no moment about it, in any pose. The answer is 0.

## An arm that slides
The third joint of the Stanford arm slides; what drives it is a force.
show: robot stanford
show: screen motion
show: motion cycloidal from 0 -90 0 0 0 0 to 60 -150 0.1 60 -30 -30 deg in 10 s
predict: What is the largest force along joint 3 [N]?
value: peak tau 3
within: 10 %
why: The boom turns past the horizontal, so that its weight comes to lie along the joint.

## The KUKA KR-5
show: robot kr5
show: motion cycloidal from 0 0 0 0 0 0 to 60 60 60 60 60 60 deg in 10 s
predict: What is the largest torque of joint 2 [N m]?
value: peak tau 2
within: 10 %
why: The arm is stretched furthest when the weights of upper arm, forearm and wrist are furthest from the shoulder.
`;var lS=`title: Letting arms fall
source: Saha, Introduction to Robotics, Examples 9.8 to 9.11
robot: three-link
minutes: 15

## Three links let go
The motors are switched off. The arm starts at rest, stretched out along x, and falls.
show: screen simulation
show: simulation fall from 0 0 0 deg for 2 s step 1 ms
choose: Which joint's angle falls first?
- joint 1 *
- joint 3
- all in the same way
why: The arm as a whole turns about its first joint; in the first moment a stretched chain bends only a little.

## Energy
Without friction the sum of kinetic and potential energy must stay what it was.
predict: What is the total energy after one second [J]?
value: energy at 1 s
within: 1 %
why: Compare with the energy at the start: the difference is the error of the integrator, many digits behind the comma.

## The Puma
show: robot puma560
show: simulation fall from 0 0 0 0 0 0 deg for 2 s step 1 ms
choose: Joint 1 has a vertical axis. Does it move while the arm falls?
- no, gravity has no moment about it
- yes, since the other joints drive it *
why: The falling links have mass centres beside the plane in which they fall, and their accelerations couple into joint 1.

## A boom that slides out
In the Stanford arm the boom slides freely.
show: robot stanford
show: simulation fall from 0 -90 0 0 0 0 deg for 1.5 s step 1 ms
choose: When does the boom slide out fast?
- at once
- after joint 2 has turned so far that the boom points down *
- never
why: While the boom lies flat its weight has no part along the joint. As it tips, it slides, faster and faster.
`;var Oh=pe([sS,rS,oS,aS,lS].map(ev)),qr=De(()=>Oh.value.find(n=>n.title===Pi.value.name)??null),uS=De(()=>qr.value?.steps[Pi.value.step]??null);function hS(n){let e=ev(n);return Oh.value=[...Oh.peek().filter(t=>t.title!==e.title),e],e}function ov(n){qt("Begin a lesson",()=>({lesson:{name:n.title,step:0,answers:{}}})),dS(n,0)}function tm(){qt("End the lesson",()=>({lesson:{name:"",step:0,answers:{}}}))}function Bh(n){let e=qr.peek();e&&(qt("Another step of the lesson",t=>({lesson:{...t.lesson,step:n}}),"lesson"),dS(e,n))}var av=n=>qt("Answer",e=>({lesson:{...e.lesson,answers:{...e.lesson.answers,[String(e.lesson.step)]:n}}}),"answer"),Uh=pe(""),zh=pe(null);async function dS(n,e){Uh.value="";try{let t=n.steps.slice(0,e+1).flatMap(i=>i.show.filter(s=>s.what==="robot").map(s=>s.words[0]));await h3(t[t.length-1]??n.robot);for(let i of n.steps[e].show)f3(i)}catch(t){Uh.value=t.message}}async function h3(n){let{model:e,lesson:t}=On.peek();if(e.name===n)return;let i=zM[n],s;if(i)s=Rr(structuredClone(i),i.rows.map(()=>0));else{let r=await Lu(n);r.model.kind==="source"&&Ha(r.model.toml,r.structure),s=Rr(r.model,r.structure.neutral)}xs(`Open ${n}`,{...s,lesson:t})}var d3=Math.PI/180;function em(n,e){let t=e===null?0:n.indexOf(e)+1;if(e!==null&&t===0)return null;let i=[];for(;t+i.length<n.length&&/^-?[\d.]+(e-?\d+)?$/.test(n[t+i.length]);)i.push(Number(n[t+i.length]));let s=n.includes("deg"),r=Ge.peek()?.turns??[];return i.map((o,a)=>s&&r[a]!==!1?o*d3:o)}var cS=(n,e)=>Number(n[n.indexOf(e)+1])||2;function f3({what:n,words:e}){let t=Ge.peek()?.nq??0,i=s=>{if(!s||s.length!==t)throw new Error(`"show: ${n} ${e.join(" ")}" needs ${t} positions for this arm.`);return s};if(n==="pose"&&qt("A pose of the lesson",s=>({pose:{...s.pose,q:i(em(e,null))}})),n==="walk"&&(zh.value=Number(e[0])-1),n==="layers"&&mn({layers:["bodies","grid",...Gl.map(([s])=>s).filter(s=>e.includes(s))]}),n==="motion"){let[s,r]=[i(em(e,"from")),i(em(e,"to"))],o=e[0];qt("A motion of the lesson",a=>({motion:{...a.motion,kind:o,csv:"",waypoints:[{t:0,q:s},{t:cS(e,"in"),q:r}]}}))}if(n==="simulation"){let s=i(em(e,"from")),r={fall:"none",pd:"pd","pd+gravity":"pd_gravity",computed:"computed_torque"}[e[0]];if(!r)throw new Error(`"show: simulation ${e[0]}": there are fall, pd, pd+gravity, computed.`);let o=e.includes("step")?Number(e[e.indexOf("step")+1])/1e3:.001;qt("A simulation of the lesson",a=>({simulation:{...a.simulation,control:r,q0:s,qd0:a.simulation.qd0.map(()=>0),duration:cS(e,"for"),step:o,friction:!1,stops:!1}}))}}var lv=De(()=>{let e=qr.value?.steps.slice(0,Pi.value.step+1).flatMap(t=>t.show.filter(i=>i.what==="screen").map(i=>i.words[0]));return e?.[e.length-1]??""});function fS({quantity:n,of:e,when:t}){let[i,s]=[Zt.value,Ge.value];if(!s||!i)return null;let r=s.n,o=Number(e[0])-1;if(n==="tip"){let l=typeof t=="number"?ei.value.law?.at(t).q:xt.value.q;return l?$e(S0(l))["xyz".indexOf(e[0])]:null}if(lv.value==="simulation"&&typeof t=="number"&&["q","qd","energy","kinetic","potential","fall"].includes(n)){let l=Wr.value;if(!l)return null;let c=Math.round(t/l.h),u=l.index;if(l.rows.length<=c)for(l.rewind(l.rows.length-1);l.index<c;)l.step();let d=l.rows[c];return l.rewind(Math.min(u,l.rows.length-1)),n==="q"||n==="fall"?d.q[o]:n==="qd"?d.qd[o]:n==="energy"?d.kinetic+d.potential:d[n]}if(t!==null){let l=Gi.value,{law:c}=ei.value;if(!l||!c)return null;let u=typeof t=="number"?Ih(s,i,c,Float64Array.of(t),xt.value.wrench):l,d={tau:u.tau[o],q:u.q[o],qd:u.qd[o],qdd:u.qdd[o],power:u.power[o],g:u.gravity[o],kinetic:u.kinetic,potential:u.potential}[n];if(n==="energy")return typeof t=="number"?u.kinetic[0]+u.potential[0]:null;if(!d)return null;if(typeof t=="number")return d[0];let{peak:h,rms:f}=ha(u.t,d);return t==="peak"?Math.abs(h):f}let a=new Float64Array(r);if(i.set({q:xt.value.q,qd:a,qdd:a,wrench:xt.value.wrench}),n==="tau")return i.call("inverse_dynamics")[o];if(n==="g")return i.call("gravity_torque")[o];if(n==="M")return i.call("mass_matrix")[r*o+Number(e[1])-1];if(n==="C")return i.call("coriolis_matrix")[r*o+Number(e[1])-1];if(n==="q")return xt.value.q[o];if(n==="energy"||n==="kinetic"||n==="potential"){let[l,c]=i.call("energies");return{energy:l+c,kinetic:l,potential:c}[n]}return null}var dl=Math.PI/180,p3=De(()=>St.value.degrees),ti=(n,e=4,t=.01,i=1)=>({label:n,factor:i,digits:e,step:t});function ni(n){let e=p3.value;switch(n){case"angle":return e?ti("°",2,1,dl):ti("rad",4,.02);case"speed":return e?ti("°/s",2,1,dl):ti("rad/s",4,.02);case"acceleration":return e?ti("°/s²",2,1,dl):ti("rad/s²",4,.02);case"length":return ti("m",4,.005);case"velocity":return ti("m/s",4,.01);case"linear acceleration":return ti("m/s²",4,.01);case"mass":return ti("kg",4,.1);case"inertia":return ti("kg m²",6,.001);case"torque":return ti("N m",3,1);case"force":return ti("N",3,1);case"power":return ti("W",2,1);case"energy":return ti("J",4,1);case"time":return ti("s",4,.1);case"gravity":return ti("m/s²",3,.1);case"damping":return ti("N m s/rad",4,.1);case"stiffness":return ti("N m/rad",3,1);default:return ti("",4,.1)}}var hr=n=>ls(n)?"length":"angle",To=n=>ls(n)?"velocity":"speed",pS=n=>ls(n)?"linear acceleration":"acceleration",$r=n=>ls(n)?"force":"torque",ls=n=>n==="P"||n==="prismatic";function Bn(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"–":n>0?"∞":"−∞";let t=Math.abs(n);return(t!==0&&(t>=1e6||t<10**-e)?n.toExponential(2):Number(n.toFixed(e)).toString()).replaceAll("-","−")}function Ht(n,e,t){let i=ni(e),s=i.label.startsWith("°")?"":" ";return`${Bn(n/i.factor,t??i.digits)}${i.label?s+i.label:""}`}function fa(n,e){if(n===null)return"";let t=n/e.factor,i=Number(t.toPrecision(12));return String(i===0?0:i)}function uv(n,e){if(n===null)return"";let t=n/e.factor,i=Math.abs(t);if(i<1e-10)return"0";if(i>=1e7||i<.5*10**-(e.digits+2))return t.toExponential(3).replace(/\.?0+e/,"e");let s=Number(Number(t.toPrecision(Math.max(5,Math.ceil(Math.log10(i+1))+2))).toFixed(e.label.startsWith("°")?3:e.digits+2));return String(s===0?0:s)}function fl(n,e){let t=n.trim().replaceAll("−","-").replaceAll("π","pi");if(!t)return null;let i=/^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(t);if(!i)return NaN;let s=m3(i[1]),r=i[2],o=e.label.startsWith("°")||e.label.startsWith("rad");if(r===void 0)return s*(/pi/.test(t)&&o?1:e.factor);let a=o?{"°":dl,"°/s":dl,"°/s²":dl,deg:dl,rad:1}:e.label==="m"?{mm:.001,cm:.01,m:1}:e.label==="kg"?{kg:1,g:.001}:e.label==="s"?{s:1,ms:.001}:{};return s*(a[r]??NaN)}function m3(n){let t=n.trim().split(/([*/])/),i=cv(t[0]);for(let s=1;s<t.length;s+=2)i=t[s]==="*"?i*cv(t[s+1]):i/cv(t[s+1]);return i}function cv(n){let e=n.trim(),t=/^([+-]?)(.*?)\s*pi$/.exec(e);return t?(t[1]==="-"?-1:1)*(t[2]?$p(t[2]):1)*Math.PI:$p(e)}function g3({text:n}){let e=n.split(/(\*\*[^*]+\*\*|`[^`]+`)/);return p("p",{children:e.map(t=>t.startsWith("**")?p("strong",{children:t.slice(2,-2)}):t.startsWith("`")?p("code",{children:t.slice(1,-1)}):t)})}var nm=pe(new Set),im=()=>`${Pi.value.name}/${Pi.value.step}`,hv=()=>{nm.value=new Set([...nm.peek(),im()])},v3=Math.PI/180,mS=(n,e)=>e==="deg"||e==="°"||e==="deg/s"?n/v3:n;function y3({question:n}){let e=Pi.value.answers[String(Pi.value.step)]??"",t=e?fl(e,{label:"",factor:1,digits:4,step:1}):null,i=nm.value.has(im()),s=i&&n.value?fS(n.value):null,r=s!==null&&t!==null&&Number.isFinite(t)?OM(n,t,mS(s,n.unit)):null;return p("form",{class:"question",onSubmit:o=>(o.preventDefault(),hv()),children:[p("label",{for:"prediction",children:[p("strong",{children:"Predict."})," ",n.text]}),p("div",{class:"row",children:[p("div",{class:"number",children:[p("input",{id:"prediction",type:"text",inputMode:"decimal",autocomplete:"off",value:e,onInput:o=>av(o.target.value)}),n.unit&&p("span",{class:"unit","aria-hidden":"true",children:n.unit})]}),p(Je,{kind:"primary",onClick:hv,disabled:!e.trim(),children:"Check"})]}),e&&t!==null&&!Number.isFinite(t)&&p("p",{class:"field-error",role:"alert",children:"A number is needed, such as 4.2 or 0,5."}),i&&s===null&&p(Ut,{level:"warning",children:"The kernels of this arm are not here yet; try again in a moment."}),s!==null&&p(Ut,{level:r?.right?"good":"note",children:[r?.right?"That is right.":t===null||!Number.isFinite(t)?"":"Not quite."," The page computes ",Bn(mS(s,n.unit),4)," ",n.unit,r&&!r.right&&Math.abs(s)>1e-6?`, and you are ${Bn(100*r.off,0)} % off`:"",". ",n.why]})]})}function _3({question:n}){let e=Pi.value.answers[String(Pi.value.step)]??"",t=nm.value.has(im());return p("fieldset",{class:"question",children:[p("legend",{children:[p("strong",{children:"Choose."})," ",n.text]}),n.options.map((i,s)=>p("label",{class:t&&s===n.right?"option right":"option",children:[p("input",{type:"radio",name:`option-${im()}`,checked:e===i,onChange:()=>av(i)})," ",i,t&&s===n.right&&p(Rn,{name:"check",size:16})]},i)),p("div",{children:p(Je,{kind:"primary",onClick:hv,disabled:!e,children:"Check"})}),t&&e&&p(Ut,{level:n.options[n.right]===e?"good":"note",children:[n.options[n.right]===e?"That is right.":"Not quite."," ",n.why]})]})}async function gS(){let n=await Vc(".txt,.md");if(n)try{ov(hS(await n.text()))}catch(e){gn(e instanceof Ao?`${n.name}: ${e.message}`:e.message,"error")}}function x3(){return p(st,{children:[p("p",{class:"hint",children:"Predict, try, check: each lesson sets up an arm and asks what it will do before it does it."}),p("ul",{class:"lesson-list",children:Oh.value.map(n=>p("li",{children:p("button",{type:"button",class:"lesson-card",onClick:()=>ov(n),children:[p("strong",{children:n.title}),p("span",{children:n.source}),p("small",{children:[n.steps.length," steps",n.minutes?`, about ${n.minutes} minutes`:""]})]})},n.title))}),p("div",{class:"buttons",children:p(Je,{icon:"open",onClick:()=>{gS()},children:"Open a lesson of your own …"})}),p("p",{class:"hint",children:"A lesson is a plain text file; docs/workbench-lessons.md shows how to write one."})]})}function b3(){let n=qr.value,e=uS.value;if(!n||!e)return p(x3,{});let t=Pi.value.step,i=Ch.value.find(s=>s.id===lv.value);return p("article",{class:"lesson",children:[p("header",{children:[p("p",{class:"hint",children:[n.title," · step ",t+1," of ",n.steps.length]}),p("progress",{max:n.steps.length,value:t+1,"aria-label":"How far the lesson is"}),p("h3",{children:e.title})]}),e.text.map(s=>p(g3,{text:s},s)),Uh.value&&p(Ut,{level:"warning",children:Uh.value}),i&&i.id!=="lessons"&&p("div",{class:"buttons",children:p(Je,{icon:i.icon,onClick:()=>ks(i.id),children:["Try it: ",i.title]})}),e.question?.kind==="predict"&&p(y3,{question:e.question},t),e.question?.kind==="choose"&&p(_3,{question:e.question},t),p("footer",{class:"buttons",children:[p(Je,{onClick:()=>Bh(t-1),disabled:!t,children:"Back"}),t+1<n.steps.length?p(Je,{kind:"primary",onClick:()=>Bh(t+1),children:"Next"}):p(Je,{kind:"primary",onClick:tm,children:"Finish"}),p(Je,{kind:"quiet",onClick:tm,children:"Leave the lesson"})]})]})}function vS(){let n=qr.value;return n?p("div",{class:"lesson-bar",children:[p(Rn,{name:"lessons",size:18}),p("span",{children:[n.title,", step ",Pi.value.step+1," of ",n.steps.length]}),p(Je,{small:!0,onClick:()=>ks("lessons"),children:"Back to the lesson"})]}):null}wn({id:"lessons.open",title:"Open a lesson of your own …",words:"teach text",run:()=>{gS()}},{id:"lessons.next",title:"Next step of the lesson",able:()=>!!qr.value&&Pi.value.step+1<qr.value.steps.length,run:()=>Bh(Pi.peek().step+1)},{id:"lessons.back",title:"Step of the lesson before",able:()=>!!qr.value&&Pi.value.step>0,run:()=>Bh(Pi.peek().step-1)},{id:"lessons.end",title:"Leave the lesson",able:()=>!!qr.value,run:tm});Ci({id:"lessons",title:"Lessons",icon:"lessons",key:"8",layout:"side",component:b3});function yS(){let n=ao.value,e=n>=20?1:n>=2?2:3;return p("div",{class:"transport",role:"group","aria-label":`Playing: ${$t.value?.title??""}`,children:[p(vn,{icon:"first",label:"To the start",onClick:()=>rs(0),kind:"fine-only"}),p(vn,{icon:"back",label:"One step back",keys:",",onClick:()=>za(-1),kind:"fine-only"}),p(vn,{icon:Ii.value?"pause":"play",label:Ii.value?"Pause":"Play",keys:"Space",onClick:Bu,kind:"play",size:22}),p(vn,{icon:"next",label:"One step on",keys:".",onClick:()=>za(1),kind:"fine-only"}),p("input",{type:"range","aria-label":"Time","aria-valuetext":`${rn.value.toFixed(e)} s of ${n.toFixed(e)} s`,min:0,max:n,step:n/2e3||1,value:rn.value,onInput:t=>(Ii.value=!1,rs(Number(t.target.value))),ref:t=>t?.style.setProperty("--to",`${n>0?100*rn.value/n:0}%`)}),p("output",{class:"clock",children:[rn.value.toFixed(e),p("span",{children:[" / ",n.toFixed(e)," s"]})]}),p("label",{class:"speed",children:[p("span",{class:"unseen",children:"Speed"}),p("select",{value:String(ws.value),onChange:t=>ws.value=Number(t.target.value),children:Ba.map(t=>p("option",{value:String(t),children:[t,"×"]},t))})]}),p(vn,{icon:"repeat",label:ss.value?"Plays again and again":"Plays once",pressed:ss.value,onClick:()=>ss.value=!ss.value,kind:"fine-only"})]})}var pa=pe("half"),_S=pe(!1);function M3(){return p("header",{class:"top",children:[p("button",{type:"button",class:"brand",onClick:()=>ks("start"),"aria-label":"isodyn workbench, to the start",children:[p("svg",{viewBox:"0 0 32 32",width:"26",height:"26","aria-hidden":"true",children:[p("path",{d:"M6 27h10M11 26V18L20 8l6 5"}),p("circle",{cx:"11",cy:"18",r:"3"}),p("circle",{cx:"20",cy:"8",r:"3"})]}),p("span",{children:"isodyn"})]}),p(S3,{}),p("div",{class:"top-group fine-only",children:[p(vn,{icon:"undo",label:Ra.value?`Undo: ${Ra.value}`:"Undo",keys:"Mod+Z",disabled:!Ra.value,onClick:()=>ms("edit.undo")}),p(vn,{icon:"redo",label:Pa.value?`Redo: ${Pa.value}`:"Redo",keys:"Mod+Shift+Z",disabled:!Pa.value,onClick:()=>ms("edit.redo")})]}),p("button",{type:"button",class:"search",onClick:()=>ll.value=!0,"aria-label":"Search actions",children:[p(Rn,{name:"search",size:17}),p("span",{children:"Search actions"}),p("kbd",{children:gs("Mod+K")})]}),p("div",{class:"top-group",children:[p("button",{type:"button",class:"unit-switch","aria-label":`Angles in ${St.value.degrees?"degrees":"radians"}; switch`,onClick:()=>mn({degrees:!St.value.degrees}),children:[p("span",{class:St.value.degrees?"on":void 0,children:"deg"}),p("span",{class:St.value.degrees?void 0:"on",children:"rad"})]}),p(vn,{icon:"share",label:"Copy a link to this document",keys:"Mod+Shift+L",onClick:()=>{Ph().then(n=>Ot(n,`A link of ${n.length} characters`))},kind:"fine-only"}),p(co,{label:"Theme",icon:{light:"sun",dark:"moon",projector:"screen"}[Wa.value],align:"right",items:()=>Ga.map(([n,e])=>({title:e,checked:St.value.theme===n,run:()=>mn({theme:n})}))}),p(co,{label:"File and more",icon:"more",align:"right",items:()=>[{title:"Open a file …",icon:"open",keys:gs("Mod+O"),run:()=>{cl()}},{title:"Save to a file",icon:"save",keys:gs("Mod+S"),run:zc},{title:"Copy a link",icon:"share",keys:gs("Mod+Shift+L"),run:()=>ms("file.share")},{title:"Copy as Python",icon:"code",run:()=>{Ot(sn(),"Python")},apart:!0},{title:"Save the picture (PNG)",icon:"camera",run:()=>ms("file.picture")},{title:"Print",icon:"print",keys:gs("Mod+P"),run:()=>print()},{title:"Undo",icon:"undo",keys:gs("Mod+Z"),run:()=>ms("edit.undo"),disabled:!Ra.value,apart:!0},{title:"Redo",icon:"redo",keys:gs("Mod+Shift+Z"),run:()=>ms("edit.redo"),disabled:!Pa.value}]})]})]})}function S3(){let n=rt.value.name;return p("label",{class:"robot-name",children:[p("span",{class:"unseen",children:"Name of the robot"}),p("input",{type:"text",size:1,value:n,maxLength:80,spellcheck:!1,autocomplete:"off",onChange:t=>{let i=t.target.value.trim();i&&i!==n?qt("Rename the robot",s=>({model:{...s.model,name:i}})):t.target.value=n},onKeyDown:t=>t.key==="Enter"&&t.target.blur()}),p("span",{class:"robot-name-size","aria-hidden":"true",children:n})]})}function w3(){return p("nav",{class:"rail","aria-label":"Screens",children:[Ch.value.map(n=>p("button",{type:"button",class:n.quiet?"quiet":void 0,"aria-current":n===Rh.value?"page":void 0,"aria-keyshortcuts":`Alt+${n.key}`,onClick:()=>ks(n.id),children:[p(Rn,{name:n.icon,size:22}),p("span",{children:n.title})]},n.id)),p("div",{class:"rail-foot",children:p(A3,{})})]})}function A3(){if(bs.value==="none"&&ui!=="file")return null;let n={none:"off",starting:"off",connected:"good",lost:"bad",link:"bad"}[bs.value],e={none:"No server",starting:"Looking …",connected:"Connected",lost:"Server gone",link:"Not known"}[bs.value];return p("div",{class:`server ${n}`,title:Na.value,role:"status",children:[p("span",{class:"lamp","aria-hidden":"true"}),p("span",{children:e})]})}function T3(){let n=["low","half","full"],e=Wt(null),t=i=>pa.value=n[Math.min(2,Math.max(0,n.indexOf(pa.value)+i))];return p("button",{type:"button",class:"handle","aria-label":pa.value==="full"?"Make the panel smaller":"Make the panel larger","aria-expanded":pa.value!=="low",onClick:()=>e.current===null&&(pa.value=pa.value==="full"?"low":n[n.indexOf(pa.value)+1]),onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),e.current=i.clientY),onPointerUp:i=>{let s=e.current===null?0:i.clientY-e.current;Math.abs(s)>24&&t(s<0?1:-1),setTimeout(()=>e.current=null,Math.abs(s)>24?50:0),Math.abs(s)<=24&&(e.current=null)},children:p("span",{})})}function E3(){let n=Sn(0),e=i=>{n.value=Math.min(Math.max(i,300),innerWidth-420),document.documentElement.style.setProperty("--panel",`${n.value}px`)},t=()=>document.querySelector(".panel")?.getBoundingClientRect().width??400;return p("div",{class:"divider",role:"separator","aria-orientation":"vertical","aria-label":"Width of the panel","aria-valuenow":Math.round(n.value||400),"aria-valuemin":300,"aria-valuemax":2e3,tabIndex:0,onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),i.preventDefault()),onPointerMove:i=>i.target.hasPointerCapture(i.pointerId)&&e(innerWidth-i.clientX),onDblClick:()=>document.documentElement.style.removeProperty("--panel"),onKeyDown:i=>{let s={ArrowLeft:32,ArrowRight:-32}[i.key];s&&(i.preventDefault(),e(t()+s))}})}function xS(){let n=Rh.value,e=Wt(null);if(n&&n.layout!=="page"&&(_S.value=!0),Mt(()=>{e.current?.scrollTo(0,0),document.documentElement.style.removeProperty("--panel"),document.title=`${n?.title??""} · ${rt.peek().name} · isodyn workbench`},[n?.id]),!n)return null;let t=n.component;return p("div",{class:"app","data-layout":n.layout,"data-screen":n.id,"data-sheet":pa.value,children:[p("a",{class:"skip",href:"#panel",children:"To the panel"}),p(M3,{}),p(w3,{}),p("main",{class:"work",children:[p("div",{class:"stage",hidden:n.layout==="page",children:[_S.value&&p(wM,{}),$t.value&&n.transport!==!1&&p(yS,{})]}),n.layout!=="page"&&p(E3,{}),p("section",{class:"panel",id:"panel",ref:e,tabIndex:-1,"aria-label":n.title,children:[n.layout!=="page"&&p(T3,{}),p("div",{class:"panel-inner",children:[n.id!=="lessons"&&n.id!=="start"&&p(vS,{}),n.layout!=="page"&&p("h2",{class:"panel-title",children:n.title}),p(t,{},n.id)]})]},n.layout==="page"?"page":"panel")]}),p(dx,{}),p(px,{}),p(DM,{})]})}var dv=240,sm=180;function C3(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"ball":return[n.at,n.at,n.radius];case"drum":{let e=n.axis.map(t=>.5*(n.length-.9*n.radius)*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),n.radius*.9]}default:return null}}function fv({model:n,q:e,label:t}){let i=Id(n),s=Jl(n,e),{middle:r,radius:o}=Wd({figure:i,frames:s.slice(0,-1)}),a=Gd(r,o*.86,i.up,dv/sm),l=uo(a,dv,sm),c=sm/2/Math.tan(.279),u=i.links.flatMap((y,m)=>y.parts.flatMap(v=>{let _=C3(v);if(!_)return[];let[w,b]=[l(kt(s[m],_[0])),l(kt(s[m],_[1]))],C=(w[2]+b[2])/2;return[{p:w,q:b,depth:C,width:2*_[2]*c/C,tone:v.tone}]})).sort((y,m)=>m.depth-y.depth),d=$e(s[0]),h=tc(i,s[0])-d.reduce((y,m,v)=>y+m*i.up[v],0),f=l(d.map((y,m)=>y+h*i.up[m])),g=i.reach*.3*c/f[2];return p("svg",{class:"sketch",viewBox:`0 0 ${dv} ${sm}`,role:t?"img":void 0,"aria-label":t||void 0,"aria-hidden":!t,children:[p("ellipse",{class:"sketch-ground",cx:f[0],cy:f[1],rx:g,ry:g*.32}),u.map(({p:y,q:m,width:v,tone:_},w)=>p("g",{class:`sketch-${_}`,children:[p("line",{class:"edge",x1:y[0],y1:y[1],x2:m[0]+.01,y2:m[1],"stroke-width":v+1.6}),p("line",{class:"fill",x1:y[0],y1:y[1],x2:m[0]+.01,y2:m[1],"stroke-width":v}),p("line",{class:"shine",x1:y[0]-v*.16,y1:y[1]-v*.12,x2:m[0]-v*.16+.01,y2:m[1]-v*.12,"stroke-width":v*.34})]},w))]})}var pv=pe([]);function bS(n){xs(`Open ${n.title}`,Rr(structuredClone(n.model),n.home)),ks("model")}async function R3(n){try{let{model:e,structure:t}=await Lu(n.name);e.kind==="source"&&Ha(e.toml,t),xs(`Open ${n.name}`,Rr(e,t.neutral)),ks(e.kind==="dh"?"model":"pose")}catch(e){gn(e.message,"error")}}var P3={industrial:"Industrial arms",collaborative:"Collaborative arms",textbook:"Textbook arms",mobile:"Moving and legged",parallel:"Closed loops",templates:"Templates"},I3=n=>P3[n]??n.charAt(0).toUpperCase()+n.slice(1),mv=pe(new Map),gv=new Set,k3=n=>n.rows.map((e,t)=>{let i=e.joint==="P"?.1:[.5,-.9,1.1,-.5,.7,.2,.3][t%7];return Math.min(Math.max(i,e.lower??-1/0),e.upper??1/0)});function L3({row:n}){let e=Wt(null);Mt(()=>{if(!n.editable||gv.has(n.name))return;let i=new IntersectionObserver(s=>{s.some(r=>r.isIntersecting)&&(i.disconnect(),gv.add(n.name),Lu(n.name).then(({model:r})=>mv.value=new Map([...mv.peek(),[n.name,r.kind==="dh"?r:null]]),()=>gv.delete(n.name)))},{rootMargin:"200px"});return i.observe(e.current),()=>i.disconnect()},[n.name]);let t=mv.value.get(n.name);return p("div",{class:"thumb",ref:e,children:t?p(fv,{model:t,q:k3(t),label:""}):p(Rn,{name:n.family==="parallel"?"repeat":n.family==="mobile"?"walk":"pose",size:28})})}function D3(){let n=Sn(!1),e=Sn("");Mt(()=>{(ui!=="served"||Ms.value)&&B_().then(s=>pv.value=s,()=>{})},[Ms.value]);let t=pv.value.filter(s=>s.family!=="templates"&&`${s.name} ${s.title} ${s.joints}`.toLowerCase().includes(e.value.toLowerCase())),i=[...new Set(t.map(s=>s.family))];return p("div",{class:n.value?"start over":"start",onDragOver:s=>(s.preventDefault(),n.value=!0),onDragLeave:()=>n.value=!1,onDrop:s=>{s.preventDefault(),n.value=!1;let r=s.dataTransfer?.files[0];r&&Zg(r)},children:[p("header",{class:"start-head",children:[p("div",{children:[p("h1",{children:"Robot dynamics, live"}),p("p",{children:"Pick an arm and change anything: torques, motion and equations follow at once, computed in this page."})]}),p("div",{class:"buttons",children:[p(Je,{icon:"open",onClick:()=>{cl()},children:"Open a file"}),p(Je,{icon:"right",kind:"primary",onClick:()=>ks("model"),children:["Continue with ",rt.value.name]})]})]}),p("h2",{children:"Begin with an arm"}),p("ul",{class:"cards",children:Ru.map(s=>p("li",{children:p("button",{type:"button",class:"card",onClick:()=>bS(s),children:[p(fv,{model:s.model,q:s.home,label:`Picture of ${s.title}`}),p("span",{class:"card-title",children:[s.title,p("small",{class:"letters",children:s.joints})]}),p("span",{class:"card-words",children:s.words})]})},s.title))}),pv.value.length>0&&p(st,{children:[p("div",{class:"library-head",children:[p("h2",{children:"Library"}),p("label",{class:"find",children:[p(Rn,{name:"search",size:16}),p("span",{class:"unseen",children:"Find a robot"}),p("input",{type:"text",placeholder:"Find a robot",value:e.value,onInput:s=>e.value=s.target.value})]})]}),i.map(s=>p("section",{class:"family",children:[p("h3",{children:I3(s)}),p("ul",{class:"rows",children:t.filter(r=>r.family===s).map(r=>p("li",{children:p("button",{type:"button",class:"row-card",onClick:()=>{R3(r)},children:[p(L3,{row:r}),p("span",{class:"row-words",children:[p("span",{class:"card-title",children:[r.name,p("small",{class:"letters",children:r.joints.length>12?`${r.joints.replace(/\([^)]*\)/g,"").length} joints`:r.joints})]}),p("span",{class:"card-words",children:r.title})]})]})},r.name))})]},s)),!t.length&&p("p",{class:"hint",children:["No robot is called “",e.value,"”."]})]}),p("p",{class:"start-foot",children:[Na.value," ",ui==="served"?"URDF, MJCF, TOML, zip with meshes and saved documents can be dropped here.":"Saved documents can be dropped here."]})]})}wn(...Ru.map(n=>({id:`start.${n.title.replace(/\W+/g,"-").toLowerCase()}`,title:`Begin with: ${n.title}`,words:`new robot template ${n.joints}`,run:()=>bS(n)})));Ci({id:"start",title:"Start",icon:"start",key:"1",layout:"page",component:D3});var Vh=2*Math.PI,Xr=n=>String(Number(n.toPrecision(4)));function N3(n){let[e,t,i,s,r,o]=n.inertia;return $l([e,s,r,s,t,o,r,o,i],3).values}function F3(n){let e=[],t=(a,l,c,u,d)=>e.push({rule:a,level:l,field:c,text:u,remedy:d}),[i,s,r]=N3(n),o=n.inertia.some(Boolean);if(n.mass<0&&t("mass-negative","error","mass",`the mass is negative (${Xr(n.mass)} kg)`,"give a mass of 0 or more"),n.mass>1e3&&t("unit-mass","warning","mass",`a mass of more than a tonne: grams? (${Xr(n.mass)} kg)`,"give kilograms"),n.mass===0&&!o&&t("mass-zero","note","mass","a link that moves has no mass","give its mass, or leave it if it only joins two axes"),n.mass===0&&o&&t("inertia-without-mass","warning","mass","the link has inertia but no mass","give the mass that goes with it"),n.mass>0&&!o&&t("inertia-missing","warning","inertia","the link has mass but no inertia","give its inertia about the centre of mass"),o){let a=Math.max(Math.abs(i),Math.abs(r)),l=`${Xr(i)}, ${Xr(s)}, ${Xr(r)} kg m²`,c=(r-i-s)/(a||1);i<-1e-9*a?t("inertia-negative","error","inertia",`the inertia has a negative principal moment (${l})`,"check the signs of the products of inertia"):c>.01?t("triangle-inequality","error","inertia",`one principal moment is above the sum of the other two, which no body has (${l})`,"check for swapped or mistyped entries"):c>1e-9&&t("triangle-rounded","warning","inertia",`one principal moment is a little above the sum of the other two (${l})`,"give more digits: a flat body was rounded"),n.mass>0&&Math.sqrt(r/n.mass)>10&&t("unit-inertia","warning","inertia","a radius of gyration of more than 10 m: kg mm² or g mm²?","give kg m²")}for(let a of["a","d"])Math.abs(n[a])>10&&t("unit-length","warning",a,`a length of more than 10 m: millimetres? (${Xr(n[a])} m)`,"give metres");Math.hypot(...n.com)>10&&t("unit-length","warning","com",`a length of more than 10 m: millimetres? (${Xr(Math.hypot(...n.com))} m)`,"give metres");for(let a of["theta","alpha"]){let l=n[a],c=Math.abs(l/(Vh/4)-Math.round(l/(Vh/4)))*(Vh/4);Math.abs(l)>Vh?t("unit-angle","warning",a,`more than a turn: degrees? (${Xr(l)} rad)`,"switch the unit, or give radians"):c>1e-12&&c<.001&&t("near-right-angle","note",a,"the angle is nearly but not exactly a multiple of π/2","write pi/2 in full: exact right angles compute faster")}n.joint==="P"&&Math.abs(n.theta)>0&&n.lower===null&&n.upper===null&&t("limits-missing","note","upper","the slide has no end","give its stroke"),n.lower!==null&&n.upper!==null&&(n.lower>n.upper?t("limits-unreachable","error","lower","no position satisfies the limits","give a lower below an upper limit, or leave them empty"):n.lower===n.upper?t("limits-empty","warning","lower","the limits leave no room to move","give the range"):(n.lower>0||n.upper<0)&&t("limits-exclude-zero","note","lower","0 is outside the limits","start simulations elsewhere"));for(let a of["lower","upper"]){let l=n[a];n.joint==="R"&&l!==null&&Math.abs(l)>2*Vh&&Math.abs(l)<1e4&&t("limits-degrees","warning",a,`a limit of more than two turns: degrees? (${Xr(l)} rad)`,"switch the unit, or give radians")}for(let a of["velocity","effort"])n[a]===0&&t("limits-zero","warning",a,"a limit of 0 does not let the joint move","give the limit, or leave it empty when it is not known");for(let a of["viscous","rotor_inertia","stiffness"])n[a]<0&&t(`${a}-negative`,"error",a,"the value is negative","give 0 or more");return(n.coulomb[0]<0||n.coulomb[1]>0)&&t("coulomb-sign","error","coulomb","dry friction pushes along the motion","give the torque at positive speed as a positive, that at negative speed as a negative number"),n.rotor_inertia>0&&n.gear_ratio===0&&t("gear-zero","warning","gear_ratio","the rotor does not turn with the joint","give the turns of the motor for each of the joint"),e}function SS(n){let e=n.rows.flatMap(r=>F3(r).map(o=>({...o,link:r.link,joint:r.name}))),t=(r,o,a,l,c,u)=>e.push({rule:r,level:o,field:a,text:l,remedy:c,link:u?.link??"",joint:u?.name??""}),i=Math.hypot(...n.gravity);i>50&&t("unit-gravity","warning","gravity",`gravity is far above 9.81: mm/s²? (${Xr(i)} m/s²)`,"give m/s²");let s=n.rows.at(-1);s&&s.mass===0&&!s.inertia.some(Boolean)&&s.rotor_inertia===0&&n.payload.mass===0&&t("massless-tip","error","mass","the last joint moves no inertia, so the mass matrix is singular","give the last link mass and inertia, or a payload",s);for(let r of["link","name"])n.rows.forEach((o,a)=>{n.rows.findIndex(l=>l[r]===o[r])<a&&t("name-twice","error",r,`two ${r==="link"?"links":"joints"} are called “${o[r]}”`,"give each a name of its own",o)});return e}var MS={error:0,warning:1,note:2},vv=n=>[...n].sort((e,t)=>MS[e.level]-MS[t.level]);function dr(n){let{label:e,quiet:t,kind:i="plain"}=n,s=Cr(),r=n.unit??ni(i);return p("div",{class:t?"field quiet":"field",children:[p("label",{for:s,class:t?"unseen":void 0,children:e}),p("div",{class:"number",children:[p(qs,{...n,id:s}),r.label&&p("span",{class:"unit","aria-hidden":"true",children:r.label})]})]})}function qs({value:n,kind:e="plain",unit:t,onChange:i,onClear:s,min:r,max:o,label:a,placeholder:l,disabled:c,remark:u,level:d,id:h,cell:f}){let g=t??ni(e),y=Sn(null),m=Sn(""),v=Sn(!1),_=Cr(),w=S=>Math.min(Math.max(S,r??-1/0),o??1/0),b=S=>{let x=fl(S,g);if(x===null)return s?(m.value="",n!==null&&s(),!0):(m.value="A number is needed here.",!1);if(!Number.isFinite(x))return m.value=`“${S.trim()}” is not a number: write 0.25, 1,5, 2e-3, pi/2 or 90°.`,!1;m.value="";let A=w(x);return S.trim()!==fa(n,g)&&A!==n&&i(A),!0},C=S=>{let x=S.target;if(S.key==="Enter"&&b(x.value))y.value=null;else if(S.key==="Escape"&&y.value!==null)S.stopPropagation(),y.value=null,m.value="";else if(!f&&(S.key==="ArrowUp"||S.key==="ArrowDown")){S.preventDefault();let A=(S.key==="ArrowUp"?1:-1)*(S.shiftKey?10:1);y.value=null,i(w(Number(((n??0)/g.factor+A*g.step).toPrecision(12))*g.factor))}};return p(st,{children:[p("input",{id:h,type:"text",inputMode:"decimal",autocomplete:"off",spellcheck:!1,disabled:c,placeholder:l,"aria-label":h?void 0:a,"aria-invalid":m.value!==""||d==="error","aria-describedby":m.value||u?_:void 0,"data-dirty":y.value!==null?"1":void 0,class:d,value:y.value??(v.value?fa(n,g):uv(n,g)),title:m.value||u||(uv(n,g)===fa(n,g)?void 0:fa(n,g)),onInput:S=>y.value=S.target.value,onKeyDown:C,onFocus:S=>{let x=S.target;v.value=!0,y.peek()===null&&(x.value=fa(n,g)),x.select()},onBlur:S=>{v.value=!1,y.value!==null&&b(S.target.value)&&(y.value=null),ql()}}),(m.value||u)&&p("span",{id:_,class:m.value&&!f?"field-error":"unseen",role:m.value?"alert":void 0,children:m.value||u})]})}function rm({label:n,value:e,kind:t="plain",min:i,max:s,span:r,onChange:o,onFocus:a,aside:l,remark:c}){let u=Cr(),d=ni(t),h=Math.max(r??Math.PI,Math.abs(e)),f=i??-h,g=s??h,y=Wt(null),m=g>f?(e-f)/(g-f):0,v=g>f?Math.min(1,Math.max(0,-f/(g-f))):0,_=w=>{y.current=w,w?.style.setProperty("--from",`${100*Math.min(v,m)}%`),w?.style.setProperty("--to",`${100*Math.max(v,m)}%`)};return p("div",{class:"slider",onFocusCapture:()=>a?.(!0),onBlurCapture:()=>a?.(!1),onPointerEnter:()=>a?.(!0),onPointerLeave:()=>a?.(!1),children:[p("div",{class:"slider-head",children:[p("label",{for:u,children:n}),l,p("div",{class:"number",children:[p(qs,{label:`${n}, typed`,value:e,kind:t,min:i,max:s,onChange:o,remark:c,level:c?"warning":void 0}),p("span",{class:"unit","aria-hidden":"true",children:d.label})]})]}),p("input",{id:u,ref:_,type:"range",min:f,max:g,step:(g-f)/1e3||1e-6,value:e,"aria-valuetext":`${Bn(e/d.factor,d.digits)} ${d.label}`,onInput:w=>o(Number(w.target.value)),onChange:ql,onKeyDown:w=>{let b={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10}[w.key];b&&(w.preventDefault(),o(Math.min(g,Math.max(f,e+b*(w.shiftKey?10:1)*d.step*d.factor))))}}),p("div",{class:"slider-ends","aria-hidden":"true",children:[p("span",{children:i==null?"":Bn(f/d.factor,1)+(d.label.startsWith("°")?"°":"")}),p("span",{children:s==null?"":Bn(g/d.factor,1)+(d.label.startsWith("°")?"°":"")})]})]})}function Ls({label:n,value:e,options:t,onChange:i,quiet:s}){let r=Cr();return p("fieldset",{class:s?"segmented quiet":"segmented",children:[p("legend",{class:s?"unseen":void 0,children:n}),p("div",{children:t.map(([o,a])=>p("label",{class:o===e?"on":void 0,children:[p("input",{type:"radio",name:r,value:o,checked:o===e,onChange:()=>i(o)}),p("span",{children:a})]},o))})]})}function Ds({label:n,value:e,options:t,onChange:i,quiet:s,disabled:r}){let o=Cr();return p("div",{class:s?"field quiet":"field",children:[p("label",{for:o,class:s?"unseen":void 0,children:n}),p("select",{id:o,value:e,disabled:r,onChange:a=>i(a.target.value),children:t.map(([a,l])=>p("option",{value:a,children:l},a))})]})}function fr({label:n,value:e,onChange:t,hint:i,disabled:s}){return p("label",{class:"switch",title:i,children:[p("input",{type:"checkbox",role:"switch",checked:e,disabled:s,onChange:r=>t(r.target.checked)}),p("span",{class:"switch-track","aria-hidden":"true"}),p("span",{children:n})]})}function Yr({label:n,value:e,kind:t,onChange:i,names:s=["x","y","z"],limits:r}){let o=Cr(),a=ni(t);return p("div",{class:"vector",role:"group","aria-labelledby":o,children:[p("span",{id:o,class:"vector-label",children:[n," ",p("span",{class:"unit",children:a.label&&`[${a.label}]`})]}),p("div",{class:"vector-cells",children:s.map((l,c)=>p("label",{class:"vector-cell",children:[p("span",{children:l}),p(qs,{label:`${n}, ${l}`,value:e[c],kind:t,min:r===void 0?void 0:-r,max:r,onChange:u=>i(e.map((d,h)=>h===c?u:d),c)})]},l))})]})}var qc=(n,e)=>typeof n.kind=="function"?n.kind(e):n.kind??"plain",O3=n=>/[\t\n;]/.test(n.trim());function yv(n,e,t,i,s){let r=tv(n),o=[],a=f=>f.toLowerCase().replace(/\s*[[(].*[\])]\s*/g,"").replace(/[\s_]/g,""),l=r.length>1&&r[0].some(f=>f)&&r[0].every(f=>!Number.isFinite(fl(f,ni("plain"))??NaN)),c=[];if(l)for(let f of r[0]){let g=t.find(y=>[y.key,y.title,...y.names??[]].map(a).includes(a(f)));c.push({column:g,unit:/[[(](.*)[\])]/.exec(f)?.[1]??""}),!g&&f&&o.push(`no column is called “${f}”`)}else for(let f=i.column;f<t.length;f++)c.push({column:t[f],unit:""});let u=[...e],d=0;return(l?r.slice(1):r).forEach((f,g)=>{let y=(l?0:i.row)+g;if(y>=u.length){if(!s)return void(g===u.length&&o.push("there are more rows than the table has"));u.push(s(y))}f.forEach((m,v)=>{let _=c[v];if(!_?.column)return;let{column:w,unit:b}=_;if(w.text||w.choices){let S=w.choices?w.choices.find(([x,A])=>[x,A].some(O=>O.toLowerCase()===m.toLowerCase()))?.[0]:m;S?(u[y]=w.set(u[y],S),d++):m&&o.push(`row ${y+1}, ${w.title}: “${m}” is none of ${w.choices?.map(([x])=>x).join(", ")}`);return}let C=fl(b&&m&&!/[a-z°]/i.test(m)?`${m} ${b}`:m,ni(qc(w,u[y])));(C===null?w.optional:Number.isFinite(C))?(u[y]=w.set(u[y],C),d++):(m||!w.optional)&&o.push(m?`row ${y+1}, ${w.title}: “${m}” is not a number`:"")})}),{rows:u,count:d,problems:o.filter(Boolean)}}function _v(n,e){let t=r=>r.text||r.choices?"":n.length&&new Set(n.map(o=>ni(qc(r,o)).label)).size===1?ni(qc(r,n[0])).label:"",i=e.map(r=>t(r)?`${r.key} [${t(r).replace("°","deg")}]`:r.key),s=n.map(r=>e.map(o=>{let a=o.get(r);return typeof a=="number"?fa(a,ni(qc(o,r))):a??""}));return[i,...s].map(r=>r.join("	")).join(`
`)+`
`}function wS({label:n,rows:e,columns:t,onChange:i,fresh:s,remarks:r,selected:o,onSelect:a,rowName:l,foot:c}){let u=Wt(null),d=(g,y)=>u.current?.querySelector(`[data-cell="${g} ${y}"] :is(input, select)`),h=(g,y,m)=>{let v=g.target,_=v.tagName==="INPUT",w=_&&v.selectionStart===0&&v.selectionEnd===v.value.length,b=(C,S)=>{let x=d(C,S);x&&(g.preventDefault(),x.focus())};if(g.key==="Enter"&&_)b(y+(g.shiftKey?-1:1),m);else if(_)g.key==="ArrowDown"?b(y+1,m):g.key==="ArrowUp"?b(y-1,m):g.key==="ArrowRight"&&(w||v.selectionStart===v.value.length)?b(y,m+1):g.key==="ArrowLeft"&&(w||v.selectionEnd===0)&&b(y,m-1);else return},f=(g,y,m)=>{let v=g.clipboardData?.getData("text")??"";if(!O3(v))return;g.preventDefault();let _=yv(v,e,t,{row:y,column:m},s);_.count&&i(_.rows,"Paste"),gn(_.problems.length?`${_.count} cells pasted; ${_.problems.slice(0,3).join("; ")}.`:`${_.count} cells pasted.`,_.problems.length?"error":"good")};return p("div",{class:"table-scroll",role:"region","aria-label":n,tabIndex:0,children:p("table",{class:"table",ref:u,children:[p("thead",{children:p("tr",{children:[p("th",{scope:"col",class:"row-number",children:p("span",{class:"unseen",children:"Row"})}),t.map(g=>{let y=g.text||g.choices?[]:[...new Set(e.map(m=>ni(qc(g,m)).label))];return p("th",{scope:"col",title:g.words,class:`${g.last?"last":""}${g.text||g.choices?" words":""}`,children:[p("span",{"aria-hidden":"true",children:g.title}),p("span",{class:"unseen",children:g.words}),y.some(Boolean)&&p("span",{class:"unit",children:y.join(" | ")})]},g.key)})]})}),p("tbody",{children:e.map((g,y)=>p("tr",{class:y===o?"selected":void 0,onFocusCapture:()=>a?.(y),onPointerDown:()=>a?.(y),children:[p("th",{scope:"row",class:"row-number",children:y+1}),t.map((m,v)=>{let _=m.get(g),w=r?.(y,m.key),b=`${l(g,y)}, ${m.words}`,C=S=>i(e.map((x,A)=>A===y?m.set(x,S):x),`Change ${m.words.split(",")[0]}`,`${m.key} ${y}`);return p("td",{"data-cell":`${y} ${v}`,class:`cell${m.last?" last":""}${w?` ${w.level}`:""}${m.narrow?" narrow":""}${m.text?" words":""}`,onKeyDown:S=>h(S,y,v),onPaste:S=>f(S,y,v),children:[m.mark?.(g,y)&&p("span",{class:"cell-mark","aria-hidden":"true",children:m.mark(g,y)}),m.choices?p("select",{"aria-label":b,value:String(_),onChange:S=>C(S.target.value),children:m.choices.map(([S,x])=>p("option",{value:S,children:x},S))}):m.text?p("input",{type:"text","aria-label":b,title:w&&`${w.text}; ${w.remedy}`,value:String(_??""),spellcheck:!1,autocomplete:"off",onFocus:S=>S.target.select(),onChange:S=>S.target.value.trim()&&C(S.target.value.trim())}):p(qs,{cell:!0,label:b,value:_,kind:qc(m,g),onChange:C,onClear:m.optional?()=>C(null):void 0,placeholder:m.optional?"–":void 0,remark:w&&`${w.text}; ${w.remedy}`,level:w?.level})]},m.key)})]},y))}),c]})})}var Xc=pe(0),ma=pe(1),U3={theta:"θ",d:"d",a:"a",alpha:"α"},pl=n=>[...String(n)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join("");function B3(n,e){switch(n){case"theta":return Ua(e);case"alpha":return Xo(e);case"d":return Qs(0,0,e);case"a":return Qs(e,0,0)}}var z3=De(()=>{let n=rt.value;if(n.kind!=="dh")return null;let e=Math.min(Xc.value,4*n.rows.length-1),t=Math.floor(e/4),i=e%4,s=Pd(n.convention,n.rows[t],xt.value.q[t]),r=Jl(n,xt.value.q)[t],o=s.slice(0,i).reduce((u,d)=>It(u,d.frame),r),{name:a,value:l}=s[i],c=s.reduce((u,d)=>It(u,d.frame),[...Mi]);return{joint:t,step:i,name:a,value:l,before:r,moving:It(o,B3(a,ma.value*l)),whole:c}}),Hh=0;function xv(){if(cancelAnimationFrame(Hh),lx())return void(ma.value=1);let n=performance.now(),e=t=>{let i=Math.min(1,(t-n)/900);ma.value=i<.5?2*i*i:1-2*(1-i)**2,i<1&&(Hh=requestAnimationFrame(e))};ma.value=0,Hh=requestAnimationFrame(e)}function $c(n){let e=rt.peek();e.kind==="dh"&&(Xc.value=Math.min(Math.max(n,0),4*e.rows.length-1),xv())}var V3=(n,{joint:e,name:t,value:i})=>{let s=n.rows[e],r=pl(e+1),o=t==="theta"&&s.joint==="R"||t==="d"&&s.joint==="P",a=n.convention==="standard",l=pl(a?e:e+1);switch(t){case"theta":return{title:`Turn by θ${r} = ${Ht(i,"angle")}`,text:`about z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own angle":""}: x turns towards the common normal.`};case"d":return{title:`Shift by d${r} = ${Ht(i,"length")}`,text:`along z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own stroke":""}, to the foot of the common normal.`};case"a":return{title:`Shift by a${a?r:pl(e)} = ${Ht(i,"length")}`,text:a?`along x${r}, the common normal, to the axis of the next joint.`:`along x${pl(e)}, the common normal, to the axis of joint ${e+1}.`};case"alpha":return{title:`Twist by α${a?r:pl(e)} = ${Ht(i,"angle")}`,text:a?`about x${r}, so that z${r} lies along the axis of the next joint. Frame ${e+1} is reached.`:`about x${pl(e)}, so that z lies along the axis of joint ${e+1}.`}}};function H3({T:n}){return p("table",{class:"matrix","aria-label":"Frame as a matrix",children:p("tbody",{children:[0,1,2,3].map(e=>p("tr",{children:[0,1,2,3].map(t=>p("td",{children:Bn(n[4*e+t],3)},t))},e))})})}function AS(){let n=z3.value,e=rt.value;if(Mt(()=>{n&&(Qn.value={joint:n.joint,frames:[{frame:n.before,label:String(n.joint)},{frame:n.moving,label:n.step===3&&ma.value===1?String(n.joint+1):"",strong:!0}]})},[n]),Mt(()=>(xv(),()=>{cancelAnimationFrame(Hh),Qn.value={}}),[]),!n||e.kind!=="dh")return null;let t=4*e.rows.length,i=4*n.joint+n.step,{title:s,text:r}=V3(e,n),o=Pd(e.convention,e.rows[n.joint],xt.value.q[n.joint]);return p("div",{class:"walk",children:[p("div",{class:"walk-joints",role:"group","aria-label":"Joints",children:e.rows.map((a,l)=>p("button",{type:"button","aria-pressed":l===n.joint,onClick:()=>$c(4*l),title:a.name,children:l+1},l))}),p("p",{class:"walk-place",children:["Joint ",n.joint+1," of ",e.rows.length,", from frame ",n.joint," to frame ",n.joint+1]}),p("div",{class:"walk-step","aria-live":"polite",children:[p("h3",{children:s}),p("p",{children:r})]}),p("ol",{class:"walk-steps",children:o.map((a,l)=>p("li",{children:p("button",{type:"button","aria-current":l===n.step?"step":void 0,class:l<n.step?"done":void 0,onClick:()=>$c(4*n.joint+l),children:[p("span",{children:U3[a.name]}),Ht(a.value,a.name==="theta"||a.name==="alpha"?"angle":"length")]})},a.name))}),p("label",{class:"walk-share",children:[p("span",{children:"How far"}),p("input",{type:"range",min:0,max:1,step:.005,value:ma.value,ref:a=>a?.style.setProperty("--to",`${100*ma.value}%`),onInput:a=>(cancelAnimationFrame(Hh),ma.value=Number(a.target.value))})]}),p("div",{class:"buttons",children:[p(Je,{icon:"back",onClick:()=>$c(i-1),disabled:i===0,children:"Back"}),p(Je,{icon:"next",kind:"primary",onClick:()=>$c(i+1),disabled:i===t-1,children:"Next"}),p(vn,{icon:"repeat",label:"This step again",onClick:xv})]}),p("div",{class:"walk-matrix",children:[p("div",{children:[p("h4",{children:["Frame ",n.joint+1," in frame ",n.joint]}),p(H3,{T:n.whole})]}),p("div",{children:[p("h4",{children:"The moving frame in space"}),p(Ql,{rows:["x","y","z"].map((a,l)=>[a,Ht($e(n.moving)[l],"length")])})]})]})]})}wn({id:"walk.next",title:"Walk: next step",keys:"PageDown",run:()=>$c(Xc.peek()+1),able:()=>Qn.peek().frames!==void 0},{id:"walk.back",title:"Walk: one step back",keys:"PageUp",run:()=>$c(Xc.peek()-1),able:()=>Qn.peek().frames!==void 0});var TS=[["table","DH table"],["inertia","Masses"],["limits","Limits"],["drives","Motors and friction"],["walk","Walk through frames"]],cs=pe("table"),pr=pe(-1),bv=pe(null),Ns=()=>rt.value.kind==="dh"?rt.value:null,Mv=(n,e,t="")=>qt(e,i=>({model:{...i.model,rows:n}}),t),Sv=De(()=>{let n=rt.value;return bv.value?.model===n?vv(bv.value.remarks):n.kind==="dh"?vv(SS(n)):[]}),IS=n=>[...String(n+1)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""),us=(n,e,t,i,s={})=>({key:n,title:e,words:t,kind:i,get:r=>r[n],set:(r,o)=>({...r,[n]:o}),...s}),Yc=(n,e,t,i,s,r={})=>({key:`${n}.${e}`,title:t,words:i,kind:s,get:o=>o[n][e],set:(o,a)=>({...o,[n]:o[n].map((l,c)=>c===e?a:l)}),...r}),om=(n,e)=>({key:n,title:e,words:e,text:!0,get:t=>t[n],set:(t,i)=>({...t,[n]:i})}),G3={key:"joint",title:"Joint",words:"kind of joint, R turns or P slides",choices:[["R","R"],["P","P"]],narrow:!0,names:["type"],get:n=>n.joint,set:(n,e)=>({...n,joint:e})},Eo=(n,e)=>t=>t.joint==="R"?n:e,ES=us("theta","θ","theta, turn about z","angle",{mark:(n,e)=>n.joint==="R"?`q${IS(e)} +`:""}),CS=us("d","d","d, shift along z","length",{mark:(n,e)=>n.joint==="P"?`q${IS(e)} +`:"",names:["b","offset"]}),RS=us("a","a","a, shift along x","length",{names:["length","r"]}),PS=us("alpha","α","alpha, twist about x","angle",{names:["twist"]});function am(n,e){switch(n){case"inertia":return[om("link","Link"),us("mass","m","mass","mass",{last:!0}),...["x","y","z"].map((t,i)=>Yc("com",i,t,`centre of mass, ${t}`,"length",{last:i===2,names:[`com${t}`,`c${t}`]})),...["xx","yy","zz","xy","xz","yz"].map((t,i)=>Yc("inertia",i,t,`inertia, ${t}`,"inertia",{names:[`I${t}`]}))];case"limits":return[om("name","Joint"),us("lower","min","lower limit",Eo("angle","length"),{optional:!0,names:["lower"]}),us("upper","max","upper limit",Eo("angle","length"),{optional:!0,names:["upper"]}),us("velocity","speed","speed limit",Eo("speed","velocity"),{optional:!0,names:["velocity"]}),us("effort","torque","torque or force limit",Eo("torque","force"),{optional:!0,names:["effort"]})];case"drives":return[om("name","Joint"),us("rotor_inertia","rotor","rotor inertia, on the motor’s side","inertia",{names:["rotor inertia","Jm"]}),us("gear_ratio","gear","gear ratio, turns of the motor for one of the joint","plain",{last:!0,names:["G","gear ratio"]}),us("viscous","viscous","viscous friction","damping",{names:["B"]}),Yc("coulomb",0,"dry +","dry friction at positive speed",Eo("torque","force"),{names:["coulomb+"]}),Yc("coulomb",1,"dry −","dry friction at negative speed",Eo("torque","force"),{names:["coulomb-"]}),Yc("static",0,"rest +","friction at rest, positive",Eo("torque","force")),Yc("static",1,"rest −","friction at rest, negative",Eo("torque","force"),{last:!0}),us("stiffness","spring","stiffness of a spring","stiffness"),us("rest","at rest","where the spring rests",Eo("angle","length"))];default:return[om("name","Name"),G3,...e==="standard"?[ES,CS,RS,PS]:[PS,RS,ES,CS]]}}function wv(n){let e=new Set(Ns()?.rows.flatMap(i=>[i.name,i.link])??[]),t=i=>{let s=n+1;for(;e.has(`${i}${s}`);)s++;return`${i}${s}`};return Sd({name:t("joint"),link:t("link"),a:.2,mass:1,com:[-.1,0,0],inertia:[4e-4,.0034,.0034,0,0,0],lower:-Math.PI,upper:Math.PI})}function kS(){let n=Ns();!n||n.rows.length>=30||(Mv([...n.rows,wv(n.rows.length)],"Add a joint"),pr.value=n.rows.length)}function LS(){let n=Ns(),e=pr.value>=0?pr.value:(n?.rows.length??0)-1;if(!n||n.rows.length<2)return;let t=n.rows[e].name;qt(`Remove ${t}`,i=>{let s=o=>o.filter((a,l)=>l!==e),r=i.simulation;return{model:{...i.model,rows:n.rows.filter((o,a)=>a!==e)},pose:{...i.pose,q:s(i.pose.q)},motion:{...i.motion,...i.motion.kind==="csv"?{kind:"cycloidal",csv:""}:{},waypoints:i.motion.waypoints.map(o=>({...o,q:s(o.q)}))},simulation:{...r,kp:s(r.kp),kd:s(r.kd),q0:s(r.q0),qd0:s(r.qd0),target:s(r.target)}}}),pr.value=-1}var DS=async()=>{let n=Ns();if(n)try{let e=am(cs.value==="walk"?"table":cs.value,n.convention),t=yv(await navigator.clipboard.readText(),n.rows,e,{row:0,column:e.findIndex(i=>!i.text&&!i.choices)},wv);t.count&&Mv(t.rows,"Paste"),gn(t.problems.length?`${t.count} cells pasted; ${t.problems.slice(0,3).join("; ")}.`:`${t.count} cells pasted.`,t.problems.length?"error":"good")}catch{gn("The browser does not let the page read the clipboard: click a cell and press Ctrl+V.","note")}},W3=(n,e)=>{let t=Ns();return t?Sv.value.find(i=>NS(i,t.rows[n])&&i.field===e.split(".")[0]):void 0},NS=(n,e)=>n.link===e.link||n.joint===e.name,q3={mass:"inertia",com:"inertia",inertia:"inertia",link:"inertia",lower:"limits",upper:"limits",velocity:"limits",effort:"limits",viscous:"drives",coulomb:"drives",static:"drives",rotor_inertia:"drives",gear_ratio:"drives",stiffness:"drives",rest:"drives"};function $3(n){let e=Ns();if(!e)return;cs.value=q3[n.field]??"table";let t=e.rows.findIndex(s=>NS(n,s));pr.value=t;let i=am(cs.value,e.convention).findIndex(s=>s.key.split(".")[0]===n.field);requestAnimationFrame(()=>document.querySelector(`[data-cell="${t} ${i}"] :is(input, select)`)?.focus())}function FS(){let n=Sv.value,e=n.filter(i=>i.level!=="note"),t=n.length-e.length;return n.length?p(At,{title:e.length?`${e.length} ${e.length===1?"remark":"remarks"}${t?`, ${t} ${t===1?"note":"notes"}`:""}`:`${t} ${t===1?"note":"notes"}`,fold:!0,open:e.length>0,children:p("ul",{class:"remarks",children:n.slice(0,40).map((i,s)=>p("li",{class:i.level,children:p("button",{type:"button",onClick:()=>$3(i),children:[p(Rn,{name:i.level,size:18}),p("span",{children:[p("strong",{children:[i.link,i.field].filter(Boolean).join(", ")||"The whole arm"}),": ",i.text,". ",p("span",{class:"remedy",children:[i.remedy.charAt(0).toUpperCase()+i.remedy.slice(1),"."]})," ",p("code",{children:i.rule})]})]})},s))})}):p("p",{class:"remarks-none",children:[p(Rn,{name:"check",size:18})," Nothing to remark."]})}function X3({m:n}){let e=(t,i,s)=>qt(t==="base"?"Move the base":"Move the tip",r=>{let o=r.model[t],a=sx(s??v0(o),i??$e(o));return{model:{...r.model,[t]:a}}});return p(At,{title:"Base and tip",fold:!0,open:!1,hint:"Where the table begins in space, and where the tip is in the last frame. Angles turn about x, then y, then z of what is fixed.",children:[["base","tool"].map(t=>p("div",{class:"frame-fields",children:[p(Yr,{label:t==="base"?"Base, position":"Tip, position",kind:"length",value:$e(n[t]),onChange:i=>e(t,i,null)}),p(Yr,{label:t==="base"?"Base, angles":"Tip, angles",kind:"angle",value:v0(n[t]),onChange:i=>e(t,null,i)})]},t)),p("div",{class:"buttons",children:p(Je,{small:!0,disabled:[...n.base,...n.tool].every((t,i)=>t===Mi[i%16]),onClick:()=>qt("Base and tip as they were",t=>({model:{...t.model,base:[...Mi],tool:[...Mi]}})),children:"Neither"})})]})}var OS=[["frames","Frames"],["axes","Axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"]];function Y3(){Mt(()=>{Ui(null);let t=Rt(()=>{let o=pr.value;cs.value!=="walk"&&(Qn.value=o>=0&&o<(Ns()?.rows.length??0)?{joint:o}:{})}),i=Rt(()=>{zh.value!==null&&(cs.value="walk",Xc.value=4*zh.value,zh.value=null)}),s=0,r=Rt(()=>{let o=rt.value;clearTimeout(s),Ms.value&&(s=window.setTimeout(()=>h0(o).then(a=>bv.value={model:o,remarks:a.remarks},()=>{}),700))});return()=>{t(),i(),r(),clearTimeout(s),Qn.value={}}},[]);let n=Ns();if(!n)return p(j3,{});let e=am(cs.value,n.convention);return p(st,{children:[p(kr,{label:"Parts of the model",tabs:TS,value:cs.value,onChange:t=>(cs.value=t,Qn.value={})}),cs.value==="walk"?p(AS,{}):p(st,{children:[p("div",{class:"model-bar",children:[cs.value==="table"&&p(Ls,{quiet:!0,label:"Convention",value:n.convention,options:[["standard","Standard"],["modified","Modified"]],onChange:t=>qt("Read the table in the other convention",i=>({model:{...i.model,convention:t}}))}),p("div",{class:"model-tools",children:[p(Je,{small:!0,icon:"plus",onClick:kS,children:"Add a joint"}),p(vn,{icon:"trash",label:pr.value>=0&&n.rows[pr.value]?`Remove ${n.rows[pr.value].name}`:"Remove the last joint",onClick:LS,disabled:n.rows.length<2}),p(co,{label:"Table",icon:"more",align:"right",items:()=>[{title:"Copy the table",icon:"copy",run:()=>{Ot(_v(n.rows,e),"Table")}},{title:"Paste a table",icon:"file",run:()=>{DS()}},{title:"Copy as Python",icon:"code",run:()=>{Ot(sn("print(robot)"),"Python")},apart:!0}]})]})]}),p(wS,{label:TS.find(([t])=>t===cs.value)?.[1]??"",rows:n.rows,columns:e,onChange:Mv,fresh:wv,remarks:W3,selected:pr.value,onSelect:t=>pr.value=t,rowName:t=>cs.value==="inertia"?t.link:t.name}),p("p",{class:"hint table-hint",children:J3[cs.value](n)}),p("div",{class:"marks",role:"group","aria-label":"In the picture",children:OS.map(([t,i])=>p(fr,{label:i,value:St.value.layers.includes(t),onChange:()=>Bc(t)},t))}),p(FS,{}),p(X3,{m:n})]})]})}var J3={table:n=>`${n.convention==="standard"?"From frame i−1 to frame i: turn θ about z, shift d along z, shift a along x, twist α about x.":"From frame i−1 to frame i: twist α about x, shift a along x, turn θ about z, shift d along z."} Cells take pi/2, 90° or 1,5; a spreadsheet can be pasted into any cell.`,inertia:()=>"Centre of mass in the link’s frame; inertia about the centre of mass, along the axes of that frame.",limits:()=>"Empty where there is no limit.",drives:()=>"Friction on the joint’s side; dry friction at positive speed is positive, at negative speed negative.",walk:()=>""};function j3(){let n=rt.value,e=Sv.value;return p(st,{children:[p(Ut,{children:[n.name," is no serial arm by a table: it is viewed, posed, moved and simulated, and not edited here."]}),p(At,{title:"What it is",children:p(Ql,{rows:[["Name",n.name],["Gravity",`${n.gravity.map(t=>Number(t.toPrecision(4))).join(", ")} m/s²`]]})}),e.length>0&&p(FS,{}),n.kind==="source"&&p(At,{title:"Source",fold:!0,open:!1,children:p("pre",{class:"source",tabIndex:0,children:n.toml})}),p("div",{class:"marks",role:"group","aria-label":"In the picture",children:OS.map(([t,i])=>p(fr,{label:i,value:St.value.layers.includes(t),onChange:()=>Bc(t)},t))})]})}wn({id:"model.add",title:"Add a joint",words:"row link new",run:kS,able:()=>Ns()!==null,python:Vo},{id:"model.remove",title:"Remove the chosen joint",words:"row link delete",run:LS,able:()=>(Ns()?.rows.length??0)>1,python:Vo},{id:"model.paste",title:"Paste a table from a spreadsheet",words:"csv tsv excel",run:()=>{DS()},able:()=>Ns()!==null},{id:"model.copy",title:"Copy the table for a spreadsheet",words:"csv tsv excel",run:()=>{let n=Ns();n&&Ot(_v(n.rows,am("table",n.convention)),"Table")},able:()=>Ns()!==null,python:()=>sn("print(robot.to_dh())")},{id:"model.check",title:"Copy the check of the model as Python",words:"lint remarks",run:()=>{Ot(sn('print(*robot.check(), sep="\\n")'),"Python")},python:()=>sn('print(*robot.check(), sep="\\n")')});Ci({id:"model",title:"Model",icon:"model",key:"2",layout:"wide",component:Y3});var Ev=pe(!1),ml=pe(null),Av=pe(null);function K3(n){let[e,t]=[Ge.peek(),Zt.peek()];if(!e?.loops.length||!t?.has("close"))return n;t.set({q:n,qd:new Float64Array(e.n)});for(let r=0;r<Z3;r++)t.run("close");let i=Array.from(t.array("q"));return t.call("gap",{q:i}).reduce((r,o)=>Math.max(r,Math.abs(o)),0)<Q3?i:xt.peek().q}var Z3=12,Q3=1e-9,Jc=(n,e)=>qt("Move the joints",t=>({pose:{...t.pose,q:K3(n)}}),e);function US(n,e){let t=Ge.peek();if(!t||!Zl(xt.peek().q))return;let i=Nu(t);if(i<0)return;let{reach:s}=As.peek()??{reach:1},r=Yp(t,o=>Zl(o),i,n,xt.peek().q,{attitude:Ev.peek(),scale:s});Ks(()=>{Jc(r.q,e),ml.value={words:r.words||"The tip is where it was put.",level:r.words?"warning":"good"}})}var BS=n=>{let e=[...Od.peek()];return[e[3],e[7],e[11]]=n,e};function eI({joint:n}){let e=Ge.value?.joints.indexOf(n)??0,t=xt.value.q[n.q],[i,s]=[n.lower[0],n.upper[0]],r=i!==null&&t<i-1e-12||s!==null&&t>s+1e-12;return p(rm,{label:n.name,value:t,kind:hr(n.type),min:i,max:s,span:n.type==="prismatic"?As.value?.reach:Math.PI,onChange:o=>(Jc(xt.peek().q.map((a,l)=>l===n.q?o:a),`q${n.q}`),ml.value=null),onFocus:o=>Qn.value={...Qn.peek(),joint:o?e:void 0},remark:r?`outside its limits ${Ht(i??-1/0,hr(n.type))} to ${Ht(s??1/0,hr(n.type))}`:void 0})}function tI({joint:n}){let e=Ge.value?.positions.slice(n.q,n.q+n.nq)??[],t=Ge.value?.position_units.slice(n.q,n.q+n.nq)??[];return p("div",{class:"free-joint",role:"group","aria-label":n.name,children:[p("h4",{children:[n.name," ",p("small",{children:n.type})]}),p("div",{class:"row",children:e.map((i,s)=>p(dr,{label:i,value:xt.value.q[n.q+s],kind:t[s]==="rad"?"angle":t[s]==="m"?"length":"plain",onChange:r=>Jc(xt.peek().q.map((o,a)=>a===n.q+s?r:o),`q${n.q+s}`)},i))})]})}var Cv={floor:[...Mi],wall:[0,0,1,0,0,1,0,0,-1,0,0,0,0,0,0,1],ceiling:[1,0,0,0,0,-1,0,0,0,0,-1,0,0,0,0,1]},zS=n=>Object.keys(Cv).find(e=>un(Cv[e]).every((t,i)=>Math.abs(t-un(n)[i])<1e-9))??"other",Tv=[["earth","Earth",9.81],["moon","Moon",1.62],["none","None",0]];function nI(){Mt(()=>{Ui(null),Is.value={tip:(d,h)=>{if(h==="end")return Av.value=null,void ql();Av.value=d,US(BS(d),"tip")}};let u=Rt(()=>{let d=xt.value.wrench,h=Od.value,f=As.value?.reach??1,g=un(h),y=(m,v,_,w=!1)=>{let b=Lt(m);if(b<1e-9)return[];let C=f*(.12+.16*Math.min(1,Math.log10(1+b)/3));return[{at:$e(h),vector:Ho(g,m).map(S=>S/b*C),colour:v,label:_,double:w}]};Qn.value={...Qn.peek(),goal:Av.value??((As.value?.tip.link??-1)>=0?$e(h):void 0),arrows:[...y(d.slice(0,3),1,Ht(Lt(d.slice(0,3)),"force")),...y(d.slice(3),3,Ht(Lt(d.slice(3)),"torque"),!0)]}});return()=>{u(),Is.value={},Qn.value={},ml.value=null}},[]);let n=Ge.value,e=rt.value;if(!n)return p("p",{class:"hint",children:"This robot is not known in this page."});let t=Od.value,i=La(un(t)),s=e.gravity.map(u=>Math.abs(u)),r=Lt(e.gravity),o=u=>d=>qt("Push the tip",h=>({pose:{...h.pose,wrench:u?[...h.pose.wrench.slice(0,3),...d]:[...d,...h.pose.wrench.slice(3)]}})),a=(u,d="")=>qt("Change the payload",h=>({model:{...h.model,payload:{...h.model.payload,...u}}}),d),l=u=>qt("Change gravity",d=>({model:{...d.model,gravity:u}})),c=Nu(n)>=0&&(e.kind==="dh"||!!Zt.value?.has("frames"));return p(st,{children:[p(At,{title:"Joints",aside:p(Je,{small:!0,kind:"quiet",onClick:()=>(Jc([...n.neutral],""),ml.value=null),children:"All to zero"}),children:p("div",{class:"joints",children:n.joints.map(u=>u.nq===1?p(eI,{joint:u},u.name):p(tI,{joint:u},u.name))})}),n.tip&&p(At,{title:"Tip",hint:c?"Drag the orange ball in the picture, or type where the tip is to go.":void 0,aside:c&&p(fr,{label:"Hold the attitude",value:Ev.value,onChange:u=>Ev.value=u}),children:[p(Yr,{label:"Position",kind:"length",value:$e(t),onChange:u=>(US(BS(u),""),ql())}),p("p",{class:"facts-line",children:["Attitude, as axis times angle: ",i.map(u=>Ht(u,"angle",1)).join(", ")]}),ml.value&&p(Ut,{level:ml.value.level,children:ml.value.words})]}),n.tip&&p(At,{title:"Payload at the tip",children:[p("div",{class:"row",children:[p(dr,{label:"Mass",kind:"mass",value:e.payload.mass,min:0,onChange:u=>a({mass:u},"payload")}),p(Je,{small:!0,kind:"quiet",disabled:!e.payload.mass&&!e.payload.inertia.some(Boolean),onClick:()=>a({mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}),children:"Put it down"})]}),e.payload.mass>0&&p(st,{children:[p(Yr,{label:"Centre of mass, from the tip",kind:"length",value:e.payload.com,onChange:u=>a({com:u})}),p(Yr,{label:"Inertia about it",kind:"inertia",names:["xx","yy","zz"],value:e.payload.inertia.slice(0,3),onChange:u=>a({inertia:[...u,...e.payload.inertia.slice(3)]})})]})]}),n.tip&&p(At,{title:"Force on the tip",fold:!0,open:xt.value.wrench.some(Boolean),hint:"In the tip’s frame.",children:[p(Yr,{label:"Force",kind:"force",value:xt.value.wrench.slice(0,3),onChange:o(0)}),p(Yr,{label:"Moment",kind:"torque",value:xt.value.wrench.slice(3),onChange:o(1)}),p("div",{class:"buttons",children:p(Je,{small:!0,disabled:!xt.value.wrench.some(Boolean),onClick:()=>qt("Let the tip go",u=>({pose:{...u.pose,wrench:[0,0,0,0,0,0]}})),children:"No force"})})]}),p(At,{title:"Gravity and mounting",fold:!0,open:!1,children:[p(Ls,{label:"Gravity",value:Tv.find(([,,u])=>Math.abs(u-r)<1e-6)?.[0]??"other",options:[...Tv.map(([u,d])=>[u,d]),["other","Other"]],onChange:u=>{let d=Tv.find(([f])=>f===u)?.[2];if(d===void 0)return;let h=r>0?e.gravity.map(f=>f/r):s.some(Boolean)?e.gravity:[0,0,-1];l(d?h.map(f=>f*d||0):[0,0,0])}}),p(Yr,{label:"Gravity, in the root frame",kind:"gravity",value:e.gravity,onChange:l}),e.kind==="dh"&&p(Ls,{label:"Mounted on",value:zS(e.base),options:[["floor","Floor"],["wall","Wall"],["ceiling","Ceiling"],...zS(e.base)==="other"?[["other","Other"]]:[]],onChange:u=>u!=="other"&&qt("Mount the arm",d=>{if(d.model.kind!=="dh")return{};let h=[...Cv[u]];return[h[3],h[7],h[11]]=$e(d.model.base),{model:{...d.model,base:h}}})})]}),p("div",{class:"buttons foot-buttons",children:p(Je,{icon:"code",onClick:()=>{Ot(Rv(),"Python")},children:"Copy as Python"})})]})}var Rv=()=>{let n=xt.value.wrench,e=new Array(Ge.value?.n??0).fill(0);return sn(`q = ${Nt(xt.value.q)}`,"poses = iso.poses(robot, q)",`tau = robot.inverse_dynamics(q, ${Nt(e)}, ${Nt(e)}${n.some(Boolean)?`, wrench=${Nt(n)}`:""})`,"print(tau)")};wn({id:"pose.zero",title:"Move all joints to zero",words:"home neutral reset",run:()=>Ge.peek()&&Jc([...Ge.peek()?.neutral??[]],""),python:()=>sn("q = robot.neutral()")},{id:"pose.middle",title:"Move all joints to the middle of their limits",run:()=>{let n=Ge.peek();n&&Jc(xt.peek().q.map((e,t)=>{let i=n.joints.find(s=>s.q===t&&s.nq===1);return i&&i.lower[0]!==null&&i.upper[0]!==null?(i.lower[0]+i.upper[0])/2:e}),"")}},{id:"pose.python",title:"Copy the pose and its torques as Python",words:"code",run:()=>{Ot(Rv(),"Python")},python:Rv});Ci({id:"pose",title:"Pose",icon:"pose",key:"3",layout:"side",component:nI});var iI="uplot",sI="u-hz",rI="u-vt",oI="u-title",aI="u-wrap",lI="u-under",cI="u-over",uI="u-axis",yl="u-off",hI="u-select",dI="u-cursor-x",fI="u-cursor-y",pI="u-cursor-pt",mI="u-legend",gI="u-live",vI="u-inline",yI="u-series",_I="u-marker",VS="u-label",xI="u-value",Wh="width",qh="height";var HS="bottom",jc="left",Pv="right",Xv="#000",GS=Xv+"0",Iv="mousemove",WS="mousedown",kv="mouseup",qS="mouseenter",$S="mouseleave",XS="dblclick",bI="resize",MI="scroll",YS="change",dm="dppxchange",Yv="--",iu=typeof window<"u",Ov=iu?document:null,Zc=iu?window:null,SI=iu?navigator:null,Gt,lm;function Uv(){let n=devicePixelRatio;Gt!=n&&(Gt=n,lm&&zv(YS,lm,Uv),lm=matchMedia(`(min-resolution: ${Gt-.001}dppx) and (max-resolution: ${Gt+.001}dppx)`),_l(YS,lm,Uv),Zc.dispatchEvent(new CustomEvent(dm)))}function Fs(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Bv(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function _n(n,e,t){n.style[e]=t+"px"}function mr(n,e,t,i){let s=Ov.createElement(n);return e!=null&&Fs(s,e),t?.insertBefore(s,i),s}function $s(n,e){return mr("div",n,e)}var JS=new WeakMap;function Jr(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=JS.get(n);r!=o&&(n.style.transform=r,JS.set(n,r),e<0||t<0||e>i||t>s?Fs(n,yl):Bv(n,yl))}var jS=new WeakMap;function KS(n,e,t){let i=e+t,s=jS.get(n);i!=s&&(jS.set(n,i),n.style.background=e,n.style.borderColor=t)}var ZS=new WeakMap;function QS(n,e,t,i){let s=e+""+t,r=ZS.get(n);s!=r&&(ZS.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Jv={passive:!0},wI={...Jv,capture:!0};function _l(n,e,t,i){e.addEventListener(n,t,i?wI:Jv)}function zv(n,e,t,i){e.removeEventListener(n,t,Jv)}iu&&Uv();function gr(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:Os((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Ew(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var Cw=n=>n!=null,Rw=n=>n!=null&&n>0,mm=Ew(Cw),AI=Ew(Rw);function TI(n,e,t,i=0,s=!1){let r=s?AI:mm,o=s?Rw:Cw;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??an,l??-an]}function gm(n,e,t,i){let s=nw(n),r=nw(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Co:Pw,a=s==1?Os:Xs,l=r==1?Xs:Os,c=a(o(gi(n))),u=l(o(gi(e))),d=Qc(t,c),h=Qc(t,u);return t==10&&(c<0&&(d=ln(d,-c)),u<0&&(h=ln(h,-u))),i||t==2?(n=d*s,e=h*r):(n=Dw(n,d),e=vm(e,h)),[n,e]}function jv(n,e,t,i){let s=gm(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var Kv=.1,ew={mode:3,pad:Kv},Xh={pad:0,soft:null,mode:0},EI={min:Xh,max:Xh};function fm(n,e,t,i){return ym(t)?tw(n,e,t):(Xh.pad=t,Xh.soft=i?0:null,Xh.mode=i?3:0,tw(n,e,EI))}function Bt(n,e){return n??e}function CI(n,e,t){for(e=Bt(e,0),t=Bt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function tw(n,e,t){let i=t.min,s=t.max,r=Bt(i.pad,0),o=Bt(s.pad,0),a=Bt(i.hard,-an),l=Bt(s.hard,an),c=Bt(i.soft,an),u=Bt(s.soft,-an),d=Bt(i.mode,0),h=Bt(s.mode,0),f=e-n,g=Co(f),y=ts(gi(n),gi(e)),m=Co(y),v=gi(m-g);(f<1e-24||v>10)&&(f=0,(n==0||e==0)&&(f=1e-24,d==2&&c!=an&&(r=0),h==2&&u!=-an&&(o=0)));let _=f||y||1e3,w=Co(_),b=Qc(10,Os(w)),C=_*(f==0?n==0?.1:1:r),S=ln(Dw(n-C,b/10),24),x=n>=c&&(d==1||d==3&&S<=c||d==2&&S>=c)?c:an,A=ts(a,S<x&&n>=x?x:vr(x,S)),O=_*(f==0?e==0?.1:1:o),N=ln(vm(e+O,b/10),24),k=e<=u&&(h==1||h==3&&N>=u||h==2&&N<=u)?u:-an,z=vr(l,N>k&&e<=k?k:ts(k,N));return A==z&&A==0&&(z=100),[A,z]}var RI=new Intl.NumberFormat(iu?SI.language:"en-US"),Zv=n=>RI.format(n),Us=Math,hm=Us.PI,gi=Us.abs,Os=Us.floor,mi=Us.round,Xs=Us.ceil,vr=Us.min,ts=Us.max,Qc=Us.pow,nw=Us.sign,Co=Us.log10,Pw=Us.log2,PI=(n,e=1)=>Us.sinh(n)*e,Lv=(n,e=1)=>Us.asinh(n/e),an=1/0;function iw(n){return(Co((n^n>>31)-(n>>31))|0)+1}function Vv(n,e,t){return vr(ts(n,e),t)}function Iw(n){return typeof n=="function"}function Ct(n){return Iw(n)?n:()=>n}var II=()=>{},kw=n=>n,Lw=(n,e)=>e,kI=n=>null,sw=n=>!0,rw=(n,e)=>n==e,LI=/\.\d*?(?=9{6,}|0{6,})/gm,xl=n=>{if(Fw(n)||va.has(n))return n;let e=`${n}`,t=e.match(LI);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${xl(s)}e${r}`}return ln(n,i)};function gl(n,e){return xl(ln(xl(n/e))*e)}function vm(n,e){return xl(Xs(xl(n/e))*e)}function Dw(n,e){return xl(Os(xl(n/e))*e)}function ln(n,e=0){if(Fw(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return mi(i)/t}var va=new Map;function Nw(n){return((""+n).split(".")[1]||"").length}function Jh(n,e,t,i){let s=[],r=i.map(Nw);for(let o=e;o<t;o++){let a=gi(o),l=ln(Qc(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,d=(o>=0?0:a)+(o>=r[c]?0:r[c]),h=n==10?u:ln(u,d);s.push(h),va.set(h,d)}}return s}var Yh={},Qv=[],eu=[null,null],ga=Array.isArray,Fw=Number.isInteger,DI=n=>n===void 0;function ow(n){return typeof n=="string"}function ym(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function NI(n){return n!=null&&typeof n=="object"}var FI=Object.getPrototypeOf(Uint8Array),Ow="__proto__";function tu(n,e=ym){let t;if(ga(n)){let i=n.find(s=>s!=null);if(ga(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=tu(n[s],e)}else t=n.slice()}else if(n instanceof FI)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Ow&&(t[i]=tu(n[i],e))}else t=n;return t}function ii(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Ow&&(ym(n[s])?ii(n[s],tu(i[s])):n[s]=tu(i[s]))}return n}var OI=0,UI=1,BI=2;function zI(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function VI(n,e){if(WI(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return qI(o[0])||(o=GI(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],d=Array(s).fill(void 0),h=e?e[o][c]:UI,f=[];for(let g=0;g<u.length;g++){let y=u[g],m=r.get(l[g]);y===null?h!=OI&&(d[m]=y,h==BI&&f.push(m)):d[m]=y}zI(d,f,s),i.push(d)}}return i}var HI=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function GI(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function WI(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function qI(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=ts(1,Os((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Uw=["January","February","March","April","May","June","July","August","September","October","November","December"],Bw=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function zw(n){return n.slice(0,3)}var $I=Bw.map(zw),XI=Uw.map(zw),YI={MMMM:Uw,MMM:XI,WWWW:Bw,WWW:$I};function Gh(n){return(n<10?"0":"")+n}function JI(n){return(n<10?"00":n<100?"0":"")+n}var jI={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Gh(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Gh(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Gh(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Gh(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Gh(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>JI(n.getMilliseconds())};function ey(n,e){e=e||YI;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?jI[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var KI=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ZI(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==KI?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var Vw=n=>n%1==0,pm=[1,2,2.5,5],QI=Jh(10,-32,0,pm),Hw=Jh(10,0,32,pm),ek=Hw.filter(Vw),vl=QI.concat(Hw),ty=`
`,Gw="{YYYY}",aw=ty+Gw,Ww="{M}/{D}",$h=ty+Ww,cm=$h+"/{YY}",qw="{aa}",tk="{h}:{mm}",Kc=tk+qw,lw=ty+Kc,cw=":{ss}",Yt=null;function $w(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?Jh(10,0,3,pm).filter(Vw):Jh(10,-3,0,pm)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Gw,Yt,Yt,Yt,Yt,Yt,Yt,1],[s*28,"{MMM}",aw,Yt,Yt,Yt,Yt,Yt,1],[s,Ww,aw,Yt,Yt,Yt,Yt,Yt,1],[i,"{h}"+qw,cm,Yt,$h,Yt,Yt,Yt,1],[t,Kc,cm,Yt,$h,Yt,Yt,Yt,1],[e,cw,cm+" "+Kc,Yt,$h+" "+Kc,Yt,lw,Yt,1],[n,cw+".{fff}",cm+" "+Kc,Yt,$h+" "+Kc,Yt,lw,Yt,1]];function u(d){return(h,f,g,y,m,v)=>{let _=[],w=m>=o,b=m>=r&&m<o,C=d(g),S=ln(C*n,3),x=Dv(C.getFullYear(),w?0:C.getMonth(),b||w?1:C.getDate()),A=ln(x*n,3);if(b||w){let O=b?m/r:0,N=w?m/o:0,k=S==A?S:ln(Dv(x.getFullYear()+N,x.getMonth()+O,1)*n,3),z=new Date(mi(k/n)),G=z.getFullYear(),T=z.getMonth();for(let I=0;k<=y;I++){let V=Dv(G+N*I,T+O*I,1),U=V-d(ln(V*n,3));k=ln((+V+U)*n,3),k<=y&&_.push(k)}}else{let O=m>=s?s:m,N=Os(g)-Os(S),k=A+N+vm(S-A,O);_.push(k);let z=d(k),G=z.getHours()+z.getMinutes()/t+z.getSeconds()/i,T=m/i,I=h.axes[f]._space,V=v/I;for(;k=ln(k+m,n==1?0:3),!(k>y);)if(T>1){let U=Os(ln(G+T,6))%24,X=d(k).getHours()-U;X>1&&(X=-1),k-=X*i,G=(G+T)%24;let te=_[_.length-1];ln((k-te)/m,3)*V>=.7&&_.push(k)}else _.push(k)}return _}}return[l,c,u]}var[nk,ik,sk]=$w(1),[rk,ok,ak]=$w(.001);Jh(2,-53,53,[1]);function uw(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function hw(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,d,h,f;return i.map(g=>{let y=n(g),m=y.getFullYear(),v=y.getMonth(),_=y.getDate(),w=y.getHours(),b=y.getMinutes(),C=y.getSeconds(),S=m!=l&&a[2]||v!=c&&a[3]||_!=u&&a[4]||w!=d&&a[5]||b!=h&&a[6]||C!=f&&a[7]||a[1];return l=m,c=v,u=_,d=w,h=b,f=C,S(y)})}}function lk(n,e){let t=ey(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function Dv(n,e,t){return new Date(n,e,t)}function dw(n,e){return e(n)}var ck="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function fw(n,e){return(t,i,s,r)=>r==null?Yv:e(n(i))}function uk(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function hk(n,e){return n.series[e].fill(n,e)}var dk={show:!0,live:!0,isolate:!1,mount:II,markers:{show:!0,width:2,stroke:uk,fill:hk,dash:"solid"},idx:null,idxs:null,values:[]};function fk(n,e){let t=n.cursor.points,i=$s(),s=t.size(n,e);_n(i,Wh,s),_n(i,qh,s);let r=s/-2;_n(i,"marginLeft",r),_n(i,"marginTop",r);let o=t.width(n,e,s);return o&&_n(i,"borderWidth",o),i}function pk(n,e){let t=n.series[e].points;return t._fill||t._stroke}function mk(n,e){let t=n.series[e].points;return t._stroke||t._fill}function gk(n,e){return n.series[e].points.size}var Nv=[0,0];function vk(n,e,t){return Nv[0]=e,Nv[1]=t,Nv}function um(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Fv(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var yk={show:!0,x:!0,y:!0,lock:!1,move:vk,points:{one:!1,show:fk,size:gk,width:0,stroke:mk,fill:pk},bind:{mousedown:um,mouseup:um,click:um,dblclick:um,mousemove:Fv,mouseleave:Fv,mouseenter:Fv},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Xw={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ny=ii({},Xw,{filter:Lw}),Yw=ii({},ny,{size:10}),Jw=ii({},Xw,{show:!1}),iy='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',jw="bold "+iy,Kw=1.5,pw={show:!0,scale:"x",stroke:Xv,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jw,side:2,grid:ny,ticks:Yw,border:Jw,font:iy,lineGap:Kw,rotate:0},_k="Value",xk="Time",mw={show:!0,scale:"x",auto:!1,sorted:1,min:an,max:-an,idxs:[]};function bk(n,e,t,i,s){return e.map(r=>r==null?"":Zv(r))}function Mk(n,e,t,i,s,r,o){let a=[],l=va.get(s)||0;t=o?t:ln(vm(t,s),l);for(let c=t;c<=i;c=ln(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Hv(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Co:Pw,u=Os(c(t));s=Qc(l,u),l==10&&(s=vl[gr(s,vl)]);let d=t,h=s*l;l==10&&(h=vl[gr(h,vl)]);do a.push(d),d=d+s,l==10&&!va.has(d)&&(d=ln(d,va.get(s))),d>=h&&(s=d,h=s*l,l==10&&(h=vl[gr(h,vl)]));while(d<=i);return a}function Sk(n,e,t,i,s,r,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?Hv(n,e,ts(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?Hv(n,e,ts(l,-i),-t,s):[l]).reverse().map(h=>-h).concat(u,c)}var Zw=/./,wk=/[12357]/,Ak=/[125]/,gw=/1/,Gv=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Tk(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),d=l(9,o)-u>=c?Zw:l(7,o)-u>=c?wk:l(5,o)-u>=c?Ak:gw;if(d==gw){let h=gi(l(1,o)-u);if(h<c)return Gv(e.slice().reverse(),a.distr,d,Xs(c/h)).reverse()}return Gv(e,a.distr,d,1)}function Ek(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,l=n.valToPos,c=gi(l(1,o)-l(2,o));return c<a?Gv(e.slice().reverse(),3,Zw,Xs(a/c)).reverse():e}function Ck(n,e,t,i){return i==null?Yv:e==null?"":Zv(e)}var vw={show:!0,scale:"y",stroke:Xv,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jw,side:3,grid:ny,ticks:Yw,border:Jw,font:iy,lineGap:Kw,rotate:0};function Rk(n,e){let t=3+(n||1)*2;return ln(t*e,3)}function Pk(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=gi(o-r),l=n.series[e],c=a/(l.points.space*Gt);return i[1]-i[0]<=c}var yw={scale:null,auto:!0,sorted:0,min:an,max:-an},Qw=(n,e,t,i,s)=>s,_w={show:!0,auto:!0,sorted:0,gaps:Qw,alpha:1,facets:[ii({},yw,{scale:"x"}),ii({},yw,{scale:"y"})]},xw={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Qw,alpha:1,points:{show:Pk,filter:null},values:null,min:an,max:-an,idxs:[],path:null,clip:null};function Ik(n,e,t,i,s){return t/10}var e1={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},kk=ii({},e1,{time:!1,ori:1}),bw={};function t1(n,e){let t=bw[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(bw[n]=t)),t}var nu=1,Wv=2;function bl(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],d=i==2?o[s.facets[1].scale]:o[s.scale],h=a.left,f=a.top,g=a.width,y=a.height,m=n.valToPosH,v=n.valToPosV;return u.ori==0?t(s,l,c,u,d,m,v,h,f,g,y,xm,su,Mm,i1,r1):t(s,l,c,u,d,v,m,f,h,y,g,bm,ru,oy,s1,o1)}function sy(n,e){let t=0,i=0,s=Bt(n.bands,Qv);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function Lk(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ro(n,e,t,i,s,r){return bl(n,e,(o,a,l,c,u,d,h,f,g,y,m)=>{let v=o.pxRound,_=c.dir*(c.ori==0?1:-1),w=c.ori==0?su:ru,b,C;_==1?(b=t,C=i):(b=i,C=t);let S=v(d(a[b],c,y,f)),x=v(h(l[b],u,m,g)),A=v(d(a[C],c,y,f)),O=v(h(r==1?u.max:u.min,u,m,g)),N=new Path2D(s);return w(N,A,O),w(N,S,O),w(N,S,x),N})}function _m(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Mm:oy,l=t;for(let d=0;d<n.length;d++){let h=n[d];if(h[1]>h[0]){let f=h[0]-l;f>0&&a(o,l,i,f,i+r),l=h[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function Dk(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function ry(n,e,t,i,s,r,o){let a=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let d=c,h=c;if(s==1)for(;++c<=i&&e[c]===null;)h=c;else for(;--c>=t&&e[c]===null;)h=c;let f=r(n[d]),g=h==d?f:r(n[h]),y=d-s;f=o<=0&&y>=0&&y<l?r(n[y]):f;let v=h+s;g=o>=0&&v>=0&&v<l?r(n[v]):g,g>=f&&a.push([f,g])}return a}function Mw(n){return n==0?kw:n==1?mi:e=>gl(e,n)}function n1(n){let e=n==0?xm:bm,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=vr(c,a/2,l/2),u=vr(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var xm=(n,e,t)=>{n.moveTo(e,t)},bm=(n,e,t)=>{n.moveTo(t,e)},su=(n,e,t)=>{n.lineTo(e,t)},ru=(n,e,t)=>{n.lineTo(t,e)},Mm=n1(0),oy=n1(1),i1=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},s1=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},r1=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},o1=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function a1(n){return(e,t,i,s,r)=>bl(e,t,(o,a,l,c,u,d,h,f,g,y,m)=>{let{pxRound:v,points:_}=o,w,b;c.ori==0?(w=xm,b=i1):(w=bm,b=s1);let C=ln(_.width*Gt,3),S=(_.size-_.width)/2*Gt,x=ln(S*2,3),A=new Path2D,O=new Path2D,{left:N,top:k,width:z,height:G}=e.bbox;Mm(O,N-x,k-x,z+x*2,G+x*2);let T=I=>{if(l[I]!=null){let V=v(d(a[I],c,y,f)),U=v(h(l[I],u,m,g));w(A,V+S,U),b(A,V,U,S,0,hm*2)}};if(r)r.forEach(T);else for(let I=i;I<=s;I++)T(I);return{stroke:C>0?A:null,fill:A,clip:O,flags:nu|Wv}})}function l1(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var Nk=l1(su),Fk=l1(ru);function c1(n){let e=Bt(n?.alignGaps,0);return(t,i,s,r)=>bl(t,i,(o,a,l,c,u,d,h,f,g,y,m)=>{[s,r]=mm(l,s,r);let v=o.pxRound,_=G=>v(d(G,c,y,f)),w=G=>v(h(G,u,m,g)),b,C;c.ori==0?(b=su,C=Nk):(b=ru,C=Fk);let S=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:nu},A=x.stroke,O=!1;if(r-s>=y*4){let G=de=>t.posToVal(de,c.key,!0),T=null,I=null,V,U,se,$=_(a[S==1?s:r]),X=_(a[s]),te=_(a[r]),ce=G(S==1?X+1:te-1);for(let de=S==1?s:r;de>=s&&de<=r;de+=S){let J=a[de],ge=(S==1?J<ce:J>ce)?$:_(J),Ce=l[de];ge==$?Ce!=null?(U=Ce,T==null?(b(A,ge,w(U)),V=T=I=U):U<T?T=U:U>I&&(I=U)):Ce===null&&(O=!0):(T!=null&&C(A,$,w(T),w(I),w(V),w(U)),Ce!=null?(U=Ce,b(A,ge,w(U)),T=I=V=U):(T=I=null,Ce===null&&(O=!0)),$=ge,ce=G($+S))}T!=null&&T!=I&&se!=$&&C(A,$,w(T),w(I),w(V),w(U))}else for(let G=S==1?s:r;G>=s&&G<=r;G+=S){let T=l[G];T===null?O=!0:T!=null&&b(A,_(a[G]),w(T))}let[k,z]=sy(t,i);if(o.fill!=null||k!=0){let G=x.fill=new Path2D(A),T=o.fillTo(t,i,o.min,o.max,k),I=w(T),V=_(a[s]),U=_(a[r]);S==-1&&([U,V]=[V,U]),b(G,U,I),b(G,V,I)}if(!o.spanGaps){let G=[];O&&G.push(...ry(a,l,s,r,S,_,e)),x.gaps=G=o.gaps(t,i,s,r,G),x.clip=_m(G,c.ori,f,g,y,m)}return z!=0&&(x.band=z==2?[Ro(t,i,s,r,A,-1),Ro(t,i,s,r,A,1)]:Ro(t,i,s,r,A,z)),x})}function Ok(n){let e=Bt(n.align,1),t=Bt(n.ascDesc,!1),i=Bt(n.alignGaps,0),s=Bt(n.extend,!1);return(r,o,a,l)=>bl(r,o,(c,u,d,h,f,g,y,m,v,_,w)=>{[a,l]=mm(d,a,l);let b=c.pxRound,{left:C,width:S}=r.bbox,x=X=>b(g(X,h,_,m)),A=X=>b(y(X,f,w,v)),O=h.ori==0?su:ru,N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:nu},k=N.stroke,z=h.dir*(h.ori==0?1:-1),G=A(d[z==1?a:l]),T=x(u[z==1?a:l]),I=T,V=T;s&&e==-1&&(V=C,O(k,V,G)),O(k,T,G);for(let X=z==1?a:l;X>=a&&X<=l;X+=z){let te=d[X];if(te==null)continue;let ce=x(u[X]),de=A(te);e==1?O(k,ce,G):O(k,I,de),O(k,ce,de),G=de,I=ce}let U=I;s&&e==1&&(U=C+S,O(k,U,G));let[se,$]=sy(r,o);if(c.fill!=null||se!=0){let X=N.fill=new Path2D(k),te=c.fillTo(r,o,c.min,c.max,se),ce=A(te);O(X,U,ce),O(X,V,ce)}if(!c.spanGaps){let X=[];X.push(...ry(u,d,a,l,z,x,i));let te=c.width*Gt/2,ce=t||e==1?te:-te,de=t||e==-1?-te:te;X.forEach(J=>{J[0]+=ce,J[1]+=de}),N.gaps=X=c.gaps(r,o,a,l,X),N.clip=_m(X,h.ori,m,v,_,w)}return $!=0&&(N.band=$==2?[Ro(r,o,a,l,k,-1),Ro(r,o,a,l,k,1)]:Ro(r,o,a,l,k,$)),N})}function Sw(n,e,t,i,s,r,o=an){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=gi(n[l]-n[a]);u<c&&(c=u,o=gi(t(n[l],i,s,r)-t(n[a],i,s,r)))}a=l}}return o}function Uk(n){n=n||Yh;let e=Bt(n.size,[.6,an,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=Ct(s),o=1-e[0],a=Bt(e[1],an),l=Bt(e[2],1),c=Bt(n.disp,Yh),u=Bt(n.each,f=>{}),{fill:d,stroke:h}=c;return(f,g,y,m)=>bl(f,g,(v,_,w,b,C,S,x,A,O,N,k)=>{let z=v.pxRound,G=t,T=i*Gt,I=a*Gt,V=l*Gt,U,se;b.ori==0?[U,se]=r(f,g):[se,U]=r(f,g);let $=b.dir*(b.ori==0?1:-1),X=b.ori==0?Mm:oy,te=b.ori==0?u:(Pe,Ke,ut,we,nn,He,je)=>{u(Pe,Ke,ut,nn,we,je,He)},ce=Bt(f.bands,Qv).find(Pe=>Pe.series[0]==g),de=ce!=null?ce.dir:0,J=v.fillTo(f,g,v.min,v.max,de),fe=z(x(J,C,k,O)),ge,Ce,Se,Xe=N,ct=z(v.width*Gt),We=!1,vt=null,pt=null,at=null,xn=null;d!=null&&(ct==0||h!=null)&&(We=!0,vt=d.values(f,g,y,m),pt=new Map,new Set(vt).forEach(Pe=>{Pe!=null&&pt.set(Pe,new Path2D)}),ct>0&&(at=h.values(f,g,y,m),xn=new Map,new Set(at).forEach(Pe=>{Pe!=null&&xn.set(Pe,new Path2D)})));let{x0:cn,size:Wn}=c;if(cn!=null&&Wn!=null){G=1,_=cn.values(f,g,y,m),cn.unit==2&&(_=_.map(ut=>f.posToVal(A+ut*N,b.key,!0)));let Pe=Wn.values(f,g,y,m);Wn.unit==2?Ce=Pe[0]*N:Ce=S(Pe[0],b,N,A)-S(0,b,N,A),Xe=Sw(_,w,S,b,N,A,Xe),Se=Xe-Ce+T}else Xe=Sw(_,w,S,b,N,A,Xe),Se=Xe*o+T,Ce=Xe-Se;Se<1&&(Se=0),ct>=Ce/2&&(ct=0),Se<5&&(z=kw);let Qt=Se>0,vi=Xe-Se-(Qt?ct:0);Ce=z(Vv(vi,V,I)),ge=(G==0?Ce/2:G==$?0:Ce)-G*$*((G==0?T/2:0)+(Qt?ct/2:0));let Pt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},si=We?null:new Path2D,In=null;if(ce!=null)In=f.data[ce.series[1]];else{let{y0:Pe,y1:Ke}=c;Pe!=null&&Ke!=null&&(w=Ke.values(f,g,y,m),In=Pe.values(f,g,y,m))}let qn=U*Ce,H=se*Ce;for(let Pe=$==1?y:m;Pe>=y&&Pe<=m;Pe+=$){let Ke=w[Pe];if(Ke==null)continue;if(In!=null){let Y=In[Pe]??0;if(Ke-Y==0)continue;fe=x(Y,C,k,O)}let ut=b.distr!=2||c!=null?_[Pe]:Pe,we=S(ut,b,N,A),nn=x(Bt(Ke,J),C,k,O),He=z(we-ge),je=z(ts(nn,fe)),L=z(vr(nn,fe)),E=je-L;if(Ke!=null){let Y=Ke<0?H:qn,he=Ke<0?qn:H;We?(ct>0&&at[Pe]!=null&&X(xn.get(at[Pe]),He,L+Os(ct/2),Ce,ts(0,E-ct),Y,he),vt[Pe]!=null&&X(pt.get(vt[Pe]),He,L+Os(ct/2),Ce,ts(0,E-ct),Y,he)):X(si,He,L+Os(ct/2),Ce,ts(0,E-ct),Y,he),te(f,g,Pe,He-ct/2,L,Ce+ct,E)}}return ct>0?Pt.stroke=We?xn:si:We||(Pt._fill=v.width==0?v._fill:v._stroke??v._fill,Pt.width=0),Pt.fill=We?pt:si,Pt})}function Bk(n,e){let t=Bt(e?.alignGaps,0);return(i,s,r,o)=>bl(i,s,(a,l,c,u,d,h,f,g,y,m,v)=>{[r,o]=mm(c,r,o);let _=a.pxRound,w=U=>_(h(U,u,m,g)),b=U=>_(f(U,d,v,y)),C,S,x;u.ori==0?(C=xm,x=su,S=r1):(C=bm,x=ru,S=o1);let A=u.dir*(u.ori==0?1:-1),O=w(l[A==1?r:o]),N=O,k=[],z=[];for(let U=A==1?r:o;U>=r&&U<=o;U+=A)if(c[U]!=null){let $=l[U],X=w($);k.push(N=X),z.push(b(c[U]))}let G={stroke:n(k,z,C,x,S,_),fill:null,clip:null,band:null,gaps:null,flags:nu},T=G.stroke,[I,V]=sy(i,s);if(a.fill!=null||I!=0){let U=G.fill=new Path2D(T),se=a.fillTo(i,s,a.min,a.max,I),$=b(se);x(U,N,$),x(U,O,$)}if(!a.spanGaps){let U=[];U.push(...ry(l,c,r,o,A,w,t)),G.gaps=U=a.gaps(i,s,r,o,U),G.clip=_m(U,u.ori,g,y,m,v)}return V!=0&&(G.band=V==2?[Ro(i,s,r,o,T,-1),Ro(i,s,r,o,T,1)]:Ro(i,s,r,o,T,V)),G})}function zk(n){return Bk(Vk,n)}function Vk(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),d=Array(o-1);for(let h=0;h<o-1;h++)u[h]=e[h+1]-e[h],d[h]=n[h+1]-n[h],c[h]=u[h]/d[h];l[0]=c[0];for(let h=1;h<o-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(d[h-1]+d[h])/((2*d[h]+d[h-1])/c[h-1]+(d[h]+2*d[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[o-1]=c[o-2];for(let h=0;h<o-1;h++)s(a,n[h]+d[h]/3,e[h]+l[h]*d[h]/3,n[h+1]-d[h]/3,e[h+1]-l[h+1]*d[h]/3,n[h+1],e[h+1])}return a}var qv=new Set;function ww(){for(let n of qv)n.syncRect(!0)}iu&&(_l(bI,Zc,ww),_l(MI,Zc,ww,!0),_l(dm,Zc,()=>{Di.pxRatio=Gt}));var Hk=c1(),Gk=a1();function Aw(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>$v(r,o,e,t))}function Wk(n,e){return n.map((t,i)=>i==0?{}:ii({},e,t))}function $v(n,e,t,i){return ii({},e==0?t:i,n)}function u1(n,e,t){return e==null?eu:[e,t]}var qk=u1;function $k(n,e,t){return e==null?eu:fm(e,t,Kv,!0)}function h1(n,e,t,i){return e==null?eu:gm(e,t,n.scales[i].log,!1)}var Xk=h1;function d1(n,e,t,i){return e==null?eu:jv(e,t,n.scales[i].log,!1)}var Yk=d1;function Jk(n,e,t,i,s){let r=ts(iw(n),iw(e)),o=e-n,a=gr(s/i*o,t);do{let l=t[a],c=i*l/o;if(c>=s&&r+(l<5?va.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Tw(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=mi((t=+s)*Gt))+"px"),[n,e,t]}function jk(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=ln(e[2]*Gt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Di(n,e,t){let i={mode:Bt(n.mode,1)},s=i.mode;function r(M,R,D,F){let q=R.valToPct(M);return F+D*(R.dir==-1?1-q:q)}function o(M,R,D,F){let q=R.valToPct(M);return F+D*(R.dir==-1?q:1-q)}function a(M,R,D,F){return R.ori==0?r(M,R,D,F):o(M,R,D,F)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=$s(iI);if(n.id!=null&&(c.id=n.id),Fs(c,n.class),n.title){let M=$s(oI,c);M.textContent=n.title}let u=mr("canvas"),d=i.ctx=u.getContext("2d"),h=$s(aI,c);_l("click",h,M=>{M.target===g&&(dn!=Rl||bn!=Pl)&&Ri.click(i,M)},!0);let f=i.under=$s(lI,h);h.appendChild(u);let g=i.over=$s(cI,h);n=tu(n);let y=+Bt(n.pxAlign,1),m=Mw(y);(n.plugins||[]).forEach(M=>{M.opts&&(n=M.opts(i,n)||n)});let v=n.ms||.001,_=i.series=s==1?Aw(n.series||[],mw,xw,!1):Wk(n.series||[null],_w),w=i.axes=Aw(n.axes||[],pw,vw,!0),b=i.scales={},C=i.bands=n.bands||[];C.forEach(M=>{M.fill=Ct(M.fill||null),M.dir=Bt(M.dir,-1)});let S=s==2?_[1].facets[0].scale:_[0].scale,x={axes:to,series:_t},A=(n.drawOrder||["axes","series"]).map(M=>x[M]);function O(M){let R=M.distr==3?D=>Co(D>0?D:M.clamp(i,D,M.min,M.max,M.key)):M.distr==4?D=>Lv(D,M.asinh):M.distr==100?D=>M.fwd(D):D=>D;return D=>{let F=R(D),{_min:q,_max:Q}=M,le=Q-q;return(F-q)/le}}function N(M){let R=b[M];if(R==null){let D=(n.scales||Yh)[M]||Yh;if(D.from!=null){N(D.from);let F=ii({},b[D.from],D,{key:M});F.valToPct=O(F),b[M]=F}else{R=b[M]=ii({},M==S?e1:kk,D),R.key=M;let F=R.time,q=R.range,Q=ga(q);if((M!=S||s==2&&!F)&&(Q&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?ew:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?ew:{mode:1,hard:q[1],soft:q[1]}},Q=!1),!Q&&ym(q))){let le=q;q=(me,be,Ne)=>be==null?eu:fm(be,Ne,le)}R.range=Ct(q||(F?qk:M==S?R.distr==3?Xk:R.distr==4?Yk:u1:R.distr==3?h1:R.distr==4?d1:$k)),R.auto=Ct(Q?!1:R.auto),R.clamp=Ct(R.clamp||Ik),R._min=R._max=null,R.valToPct=O(R)}}}N("x"),N("y"),s==1&&_.forEach(M=>{N(M.scale)}),w.forEach(M=>{N(M.scale)});for(let M in n.scales)N(M);let k=b[S],z=k.distr,G,T;k.ori==0?(Fs(c,sI),G=r,T=o):(Fs(c,rI),G=o,T=r);let I={};for(let M in b){let R=b[M];(R.min!=null||R.max!=null)&&(I[M]={min:R.min,max:R.max},R.min=R.max=null)}let V=n.tzDate||(M=>new Date(mi(M/v))),U=n.fmtDate||ey,se=v==1?sk(V):ak(V),$=hw(V,uw(v==1?ik:ok,U)),X=fw(V,dw(ck,U)),te=[],ce=i.legend=ii({},dk,n.legend),de=i.cursor=ii({},yk,{drag:{y:s==2}},n.cursor),J=ce.show,fe=de.show,ge=ce.markers;ce.idxs=te,ge.width=Ct(ge.width),ge.dash=Ct(ge.dash),ge.stroke=Ct(ge.stroke),ge.fill=Ct(ge.fill);let Ce,Se,Xe,ct=[],We=[],vt,pt=!1,at={};if(ce.live){let M=_[1]?_[1].values:null;pt=M!=null,vt=pt?M(i,1,0):{_:0};for(let R in vt)at[R]=Yv}if(J)if(Ce=mr("table",mI,c),Xe=mr("tbody",null,Ce),ce.mount(i,Ce),pt){Se=mr("thead",null,Ce,Xe);let M=mr("tr",null,Se);mr("th",null,M);for(var xn in vt)mr("th",VS,M).textContent=xn}else Fs(Ce,vI),ce.live&&Fs(Ce,gI);let cn={show:!0},Wn={show:!1};function Qt(M,R){if(R==0&&(pt||!ce.live||s==2))return eu;let D=[],F=mr("tr",yI,Xe,Xe.childNodes[R]);Fs(F,M.class),M.show||Fs(F,yl);let q=mr("th",null,F);if(ge.show){let me=$s(_I,q);if(R>0){let be=ge.width(i,R);be&&(me.style.border=be+"px "+ge.dash(i,R)+" "+ge.stroke(i,R)),me.style.background=ge.fill(i,R)}}let Q=$s(VS,q);M.label instanceof HTMLElement?Q.appendChild(M.label):Q.textContent=M.label,R>0&&(ge.show||(Q.style.color=M.width>0?ge.stroke(i,R):ge.fill(i,R)),Pt("click",q,me=>{if(de._lock)return;et(me);let be=_.indexOf(M);if((me.ctrlKey||me.metaKey)!=ce.isolate){let Ne=_.some((Fe,Ue)=>Ue>0&&Ue!=be&&Fe.show);_.forEach((Fe,Ue)=>{Ue>0&&wr(Ue,Ne?Ue==be?cn:Wn:cn,!0,Jn.setSeries)})}else wr(be,{show:!M.show},!0,Jn.setSeries)},!1),tt&&Pt(qS,q,me=>{de._lock||(et(me),wr(_.indexOf(M),kl,!0,Jn.setSeries))},!1));for(var le in vt){let me=mr("td",xI,F);me.textContent="--",D.push(me)}return[F,D]}let vi=new Map;function Pt(M,R,D,F=!0){let q=vi.get(R)||{},Q=de.bind[M](i,R,D,F);Q&&(_l(M,R,q[M]=Q),vi.set(R,q))}function si(M,R,D){let F=vi.get(R)||{};for(let q in F)(M==null||q==M)&&(zv(q,R,F[q]),delete F[q]);M==null&&vi.delete(R)}let In=0,qn=0,H=0,Pe=0,Ke=0,ut=0,we=Ke,nn=ut,He=H,je=Pe,L=0,E=0,Y=0,he=0;i.bbox={};let ae=!1,_e=!1,xe=!1,ne=!1,re=!1,ve=!1;function B(M,R,D){(D||M!=i.width||R!=i.height)&&oe(M,R),mt(!1),xe=!0,_e=!0,Ni()}function oe(M,R){i.width=In=H=M,i.height=qn=Pe=R,Ke=ut=0,Me(),qe();let D=i.bbox;L=D.left=gl(Ke*Gt,.5),E=D.top=gl(ut*Gt,.5),Y=D.width=gl(H*Gt,.5),he=D.height=gl(Pe*Gt,.5)}let ie=3;function Ae(){let M=!1,R=0;for(;!M;){R++;let D=Tl(R),F=Sr(R);M=R==ie||D&&F,M||(oe(i.width,i.height),_e=!0)}}function ye({width:M,height:R}){B(M,R)}i.setSize=ye;function Me(){let M=!1,R=!1,D=!1,F=!1;w.forEach((q,Q)=>{if(q.show&&q._show){let{side:le,_size:me}=q,be=le%2,Ne=q.label!=null?q.labelSize:0,Fe=me+Ne;Fe>0&&(be?(H-=Fe,le==3?(Ke+=Fe,F=!0):D=!0):(Pe-=Fe,le==0?(ut+=Fe,M=!0):R=!0))}}),br[0]=M,br[1]=D,br[2]=R,br[3]=F,H-=Ys[1]+Ys[3],Ke+=Ys[3],Pe-=Ys[2]+Ys[0],ut+=Ys[0]}function qe(){let M=Ke+H,R=ut+Pe,D=Ke,F=ut;function q(Q,le){switch(Q){case 1:return M+=le,M-le;case 2:return R+=le,R-le;case 3:return D-=le,D+le;case 0:return F-=le,F+le}}w.forEach((Q,le)=>{if(Q.show&&Q._show){let me=Q.side;Q._pos=q(me,Q._size),Q.label!=null&&(Q._lpos=q(me,Q.labelSize))}})}if(de.dataIdx==null){let M=de.hover,R=M.skip=new Set(M.skip??[]);R.add(void 0);let D=M.prox=Ct(M.prox),F=M.bias??=0;de.dataIdx=(q,Q,le,me)=>{if(Q==0)return le;let be=le,Ne=D(q,Q,le,me)??an,Fe=Ne>=0&&Ne<an,Ue=k.ori==0?H:Pe,lt=de.left,zt=e[0],Ft=e[Q];if(R.has(Ft[le])){be=null;let bt=null,Qe=null,Ye;if(F==0||F==-1)for(Ye=le;bt==null&&Ye-- >0;)R.has(Ft[Ye])||(bt=Ye);if(F==0||F==1)for(Ye=le;Qe==null&&Ye++<Ft.length;)R.has(Ft[Ye])||(Qe=Ye);if(bt!=null||Qe!=null)if(Fe){let pn=bt==null?-1/0:G(zt[bt],k,Ue,0),Dn=Qe==null?1/0:G(zt[Qe],k,Ue,0),bi=lt-pn,en=Dn-lt;bi<=en?bi<=Ne&&(be=bt):en<=Ne&&(be=Qe)}else be=Qe==null?bt:bt==null?Qe:le-bt<=Qe-le?bt:Qe}else Fe&&gi(lt-G(zt[le],k,Ue,0))>Ne&&(be=null);return be}}let et=M=>{de.event=M};de.idxs=te,de._lock=!1;let ue=de.points;ue.show=Ct(ue.show),ue.size=Ct(ue.size),ue.stroke=Ct(ue.stroke),ue.width=Ct(ue.width),ue.fill=Ct(ue.fill);let Be=i.focus=ii({},n.focus||{alpha:.3},de.focus),tt=Be.prox>=0,Re=tt&&ue.one,dt=[],hn=[],Wi=[];function uu(M,R){let D=ue.show(i,R);if(D instanceof HTMLElement)return Fs(D,pI),Fs(D,M.class),Jr(D,-10,-10,H,Pe),g.insertBefore(D,dt[R]),D}function Sl(M,R){if(s==1||R>0){let D=s==1&&b[M.scale].time,F=M.value;M.value=D?ow(F)?fw(V,dw(F,U)):F||X:F||Ck,M.label=M.label||(D?xk:_k)}if(Re||R>0){M.width=M.width==null?1:M.width,M.paths=M.paths||Hk||kI,M.fillTo=Ct(M.fillTo||Lk),M.pxAlign=+Bt(M.pxAlign,y),M.pxRound=Mw(M.pxAlign),M.stroke=Ct(M.stroke||null),M.fill=Ct(M.fill||null),M._stroke=M._fill=M._paths=M._focus=null;let D=Rk(ts(1,M.width),1),F=M.points=ii({},{size:D,width:ts(1,D*.2),stroke:M.stroke,space:D*2,paths:Gk,_stroke:null,_fill:null},M.points);F.show=Ct(F.show),F.filter=Ct(F.filter),F.fill=Ct(F.fill),F.stroke=Ct(F.stroke),F.paths=Ct(F.paths),F.pxAlign=M.pxAlign}if(J){let D=Qt(M,R);ct.splice(R,0,D[0]),We.splice(R,0,D[1]),ce.values.push(null)}if(fe){te.splice(R,0,null);let D=null;Re?R==0&&(D=uu(M,R)):R>0&&(D=uu(M,R)),dt.splice(R,0,D),hn.splice(R,0,0),Wi.splice(R,0,0)}xi("addSeries",R)}function km(M,R){R=R??_.length,M=s==1?$v(M,R,mw,xw):$v(M,R,{},_w),_.splice(R,0,M),Sl(_[R],R)}i.addSeries=km;function id(M){if(_.splice(M,1),J){ce.values.splice(M,1),We.splice(M,1);let R=ct.splice(M,1)[0];si(null,R.firstChild),R.remove()}fe&&(te.splice(M,1),dt.splice(M,1)[0].remove(),hn.splice(M,1),Wi.splice(M,1)),xi("delSeries",M)}i.delSeries=id;let br=[!1,!1,!1,!1];function Zr(M,R){if(M._show=M.show,M.show){let D=M.side%2,F=b[M.scale];F==null&&(M.scale=D?_[1].scale:S,F=b[M.scale]);let q=F.time;M.size=Ct(M.size),M.space=Ct(M.space),M.rotate=Ct(M.rotate),ga(M.incrs)&&M.incrs.forEach(le=>{!va.has(le)&&va.set(le,Nw(le))}),M.incrs=Ct(M.incrs||(F.distr==2?ek:q?v==1?nk:rk:vl)),M.splits=Ct(M.splits||(q&&F.distr==1?se:F.distr==3?Hv:F.distr==4?Sk:Mk)),M.stroke=Ct(M.stroke),M.grid.stroke=Ct(M.grid.stroke),M.ticks.stroke=Ct(M.ticks.stroke),M.border.stroke=Ct(M.border.stroke);let Q=M.values;M.values=ga(Q)&&!ga(Q[0])?Ct(Q):q?ga(Q)?hw(V,uw(Q,U)):ow(Q)?lk(V,Q):Q||$:Q||bk,M.filter=Ct(M.filter||(F.distr>=3&&F.log==10?Tk:F.distr==3&&F.log==2?Ek:Lw)),M.font=Tw(M.font),M.labelFont=Tw(M.labelFont),M._size=M.size(i,null,R,0),M._space=M._rotate=M._incrs=M._found=M._splits=M._values=null,M._size>0&&(br[R]=!0,M._el=$s(uI,h))}}function Qr(M,R,D,F){let[q,Q,le,me]=D,be=R%2,Ne=0;return be==0&&(me||Q)&&(Ne=R==0&&!q||R==2&&!le?mi(pw.size/3):0),be==1&&(q||le)&&(Ne=R==1&&!Q||R==3&&!me?mi(vw.size/2):0),Ne}let hu=i.padding=(n.padding||[Qr,Qr,Qr,Qr]).map(M=>Ct(Bt(M,Qr))),Ys=i._padding=hu.map((M,R)=>M(i,R,br,0)),kn,zn=null,Vn=null,Mr=s==1?_[0].idxs:null,hs=null,Lo=!1;function du(M,R){if(e=M??[],i.data=i._data=e,s==2){kn=0;for(let D=1;D<_.length;D++)kn+=e[D][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),hs=e[0],kn=hs.length;let D=e;if(z==2){D=e.slice();let F=D[0]=Array(kn);for(let q=0;q<kn;q++)F[q]=q}i._data=e=D}if(mt(!0),xi("setData"),z==2&&(xe=!0),R!==!1){let D=k;D.auto(i,Lo)?fu():Fo(S,D.min,D.max),ne=ne||de.left>=0,ve=!0,Ni()}}i.setData=du;function fu(){Lo=!0;let M,R;s==1&&(kn>0?(zn=Mr[0]=0,Vn=Mr[1]=kn-1,M=e[0][zn],R=e[0][Vn],z==2?(M=zn,R=Vn):M==R&&(z==3?[M,R]=gm(M,M,k.log,!1):z==4?[M,R]=jv(M,M,k.log,!1):k.time?R=M+mi(86400/v):[M,R]=fm(M,R,Kv,!0))):(zn=Mr[0]=M=null,Vn=Mr[1]=R=null)),Fo(S,M,R)}let wl,Do,Al,P,W,ee,j,Z,Te,Ie;function Ee(M,R,D,F,q,Q){M??=GS,D??=Qv,F??="butt",q??=GS,Q??="round",M!=wl&&(d.strokeStyle=wl=M),q!=Do&&(d.fillStyle=Do=q),R!=Al&&(d.lineWidth=Al=R),Q!=W&&(d.lineJoin=W=Q),F!=ee&&(d.lineCap=ee=F),D!=P&&d.setLineDash(P=D)}function ke(M,R,D,F){R!=Do&&(d.fillStyle=Do=R),M!=j&&(d.font=j=M),D!=Z&&(d.textAlign=Z=D),F!=Te&&(d.textBaseline=Te=F)}function Ve(M,R,D,F,q=0){if(F.length>0&&M.auto(i,Lo)&&(R==null||R.min==null)){let Q=Bt(zn,0),le=Bt(Vn,F.length-1),me=D.min==null?TI(F,Q,le,q,M.distr==3):[D.min,D.max];M.min=vr(M.min,D.min=me[0]),M.max=ts(M.max,D.max=me[1])}}let it={min:null,max:null};function yt(){for(let F in b){let q=b[F];I[F]==null&&(q.min==null||I[S]!=null&&q.auto(i,Lo))&&(I[F]=it)}for(let F in b){let q=b[F];I[F]==null&&q.from!=null&&I[q.from]!=null&&(I[F]=it)}I[S]!=null&&mt(!0);let M={};for(let F in I){let q=I[F];if(q!=null){let Q=M[F]=tu(b[F],NI);if(q.min!=null)ii(Q,q);else if(F!=S||s==2)if(kn==0&&Q.from==null){let le=Q.range(i,null,null,F);Q.min=le[0],Q.max=le[1]}else Q.min=an,Q.max=-an}}if(kn>0){_.forEach((F,q)=>{if(s==1){let Q=F.scale,le=I[Q];if(le==null)return;let me=M[Q];if(q==0){let be=me.range(i,me.min,me.max,Q);me.min=be[0],me.max=be[1],zn=gr(me.min,e[0]),Vn=gr(me.max,e[0]),Vn-zn>1&&(e[0][zn]<me.min&&zn++,e[0][Vn]>me.max&&Vn--),F.min=hs[zn],F.max=hs[Vn]}else F.show&&F.auto&&Ve(me,le,F,e[q],F.sorted);F.idxs[0]=zn,F.idxs[1]=Vn}else if(q>0&&F.show&&F.auto){let[Q,le]=F.facets,me=Q.scale,be=le.scale,[Ne,Fe]=e[q],Ue=M[me],lt=M[be];Ue!=null&&Ve(Ue,I[me],Q,Ne,Q.sorted),lt!=null&&Ve(lt,I[be],le,Fe,le.sorted),F.min=le.min,F.max=le.max}});for(let F in M){let q=M[F],Q=I[F];if(q.from==null&&(Q==null||Q.min==null)){let le=q.range(i,q.min==an?null:q.min,q.max==-an?null:q.max,F);q.min=le[0],q.max=le[1]}}}for(let F in M){let q=M[F];if(q.from!=null){let Q=M[q.from];if(Q.min==null)q.min=q.max=null;else{let le=q.range(i,Q.min,Q.max,F);q.min=le[0],q.max=le[1]}}}let R={},D=!1;for(let F in M){let q=M[F],Q=b[F];if(Q.min!=q.min||Q.max!=q.max){Q.min=q.min,Q.max=q.max;let le=Q.distr;Q._min=le==3?Co(Q.min):le==4?Lv(Q.min,Q.asinh):le==100?Q.fwd(Q.min):Q.min,Q._max=le==3?Co(Q.max):le==4?Lv(Q.max,Q.asinh):le==100?Q.fwd(Q.max):Q.max,R[F]=D=!0}}if(D){_.forEach((F,q)=>{s==2?q>0&&R.y&&(F._paths=null):R[F.scale]&&(F._paths=null)});for(let F in R)xe=!0,xi("setScale",F);fe&&de.left>=0&&(ne=ve=!0)}for(let F in I)I[F]=null}function ze(M){let R=Vv(zn-1,0,kn-1),D=Vv(Vn+1,0,kn-1);for(;M[R]==null&&R>0;)R--;for(;M[D]==null&&D<kn-1;)D++;return[R,D]}function _t(){if(kn>0){let M=_.some(R=>R._focus)&&Ie!=Be.alpha;M&&(d.globalAlpha=Ie=Be.alpha),_.forEach((R,D)=>{if(D>0&&R.show&&(En(D,!1),En(D,!0),R._paths==null)){let F=Ie;Ie!=R.alpha&&(d.globalAlpha=Ie=R.alpha);let q=s==2?[0,e[D][0].length-1]:ze(e[D]);R._paths=R.paths(i,D,q[0],q[1]),Ie!=F&&(d.globalAlpha=Ie=F)}}),_.forEach((R,D)=>{if(D>0&&R.show){let F=Ie;Ie!=R.alpha&&(d.globalAlpha=Ie=R.alpha),R._paths!=null&&Jt(D,!1);{let q=R._paths!=null?R._paths.gaps:null,Q=R.points.show(i,D,zn,Vn,q),le=R.points.filter(i,D,Q,q);(Q||le)&&(R.points._paths=R.points.paths(i,D,zn,Vn,le),Jt(D,!0))}Ie!=F&&(d.globalAlpha=Ie=F),xi("drawSeries",D)}}),M&&(d.globalAlpha=Ie=1)}}function En(M,R){let D=R?_[M].points:_[M];D._stroke=D.stroke(i,M),D._fill=D.fill(i,M)}function Jt(M,R){let D=R?_[M].points:_[M],{stroke:F,fill:q,clip:Q,flags:le,_stroke:me=D._stroke,_fill:be=D._fill,_width:Ne=D.width}=D._paths;Ne=ln(Ne*Gt,3);let Fe=null,Ue=Ne%2/2;R&&be==null&&(be=Ne>0?"#fff":me);let lt=D.pxAlign==1&&Ue>0;if(lt&&d.translate(Ue,Ue),!R){let zt=L-Ne/2,Ft=E-Ne/2,bt=Y+Ne,Qe=he+Ne;Fe=new Path2D,Fe.rect(zt,Ft,bt,Qe)}R?Oe(me,Ne,D.dash,D.cap,be,F,q,le,Q):jt(M,me,Ne,D.dash,D.cap,be,F,q,le,Fe,Q),lt&&d.translate(-Ue,-Ue)}function jt(M,R,D,F,q,Q,le,me,be,Ne,Fe){let Ue=!1;be!=0&&C.forEach((lt,zt)=>{if(lt.series[0]==M){let Ft=_[lt.series[1]],bt=e[lt.series[1]],Qe=(Ft._paths||Yh).band;ga(Qe)&&(Qe=lt.dir==1?Qe[0]:Qe[1]);let Ye,pn=null;Ft.show&&Qe&&CI(bt,zn,Vn)?(pn=lt.fill(i,zt)||Q,Ye=Ft._paths.clip):Qe=null,Oe(R,D,F,q,pn,le,me,be,Ne,Fe,Ye,Qe),Ue=!0}}),Ue||Oe(R,D,F,q,Q,le,me,be,Ne,Fe)}let ri=nu|Wv;function Oe(M,R,D,F,q,Q,le,me,be,Ne,Fe,Ue){Ee(M,R,D,F,q),(be||Ne||Ue)&&(d.save(),be&&d.clip(be),Ne&&d.clip(Ne)),Ue?(me&ri)==ri?(d.clip(Ue),Fe&&d.clip(Fe),wt(q,le),$n(M,Q,R)):me&Wv?(wt(q,le),d.clip(Ue),$n(M,Q,R)):me&nu&&(d.save(),d.clip(Ue),Fe&&d.clip(Fe),wt(q,le),d.restore(),$n(M,Q,R)):(wt(q,le),$n(M,Q,R)),(be||Ne||Ue)&&d.restore()}function $n(M,R,D){D>0&&(R instanceof Map?R.forEach((F,q)=>{d.strokeStyle=wl=q,d.stroke(F)}):R!=null&&M&&d.stroke(R))}function wt(M,R){R instanceof Map?R.forEach((D,F)=>{d.fillStyle=Do=F,d.fill(D)}):R!=null&&M&&d.fill(R)}function eo(M,R,D,F){let q=w[M],Q;if(F<=0)Q=[0,0];else{let le=q._space=q.space(i,M,R,D,F),me=q._incrs=q.incrs(i,M,R,D,F,le);Q=Jk(R,D,me,F,le)}return q._found=Q}function Xn(M,R,D,F,q,Q,le,me,be,Ne){let Fe=le%2/2;y==1&&d.translate(Fe,Fe),Ee(me,le,be,Ne,me),d.beginPath();let Ue,lt,zt,Ft,bt=q+(F==0||F==3?-Q:Q);D==0?(lt=q,Ft=bt):(Ue=q,zt=bt);for(let Qe=0;Qe<M.length;Qe++)R[Qe]!=null&&(D==0?Ue=zt=M[Qe]:lt=Ft=M[Qe],d.moveTo(Ue,lt),d.lineTo(zt,Ft));d.stroke(),y==1&&d.translate(-Fe,-Fe)}function Tl(M){let R=!0;return w.forEach((D,F)=>{if(!D.show)return;let q=b[D.scale];if(q.min==null){D._show&&(R=!1,D._show=!1,mt(!1));return}else D._show||(R=!1,D._show=!0,mt(!1));let Q=D.side,le=Q%2,{min:me,max:be}=q,[Ne,Fe]=eo(F,me,be,le==0?H:Pe);if(Fe==0)return;let Ue=q.distr==2,lt=D._splits=D.splits(i,F,me,be,Ne,Fe,Ue),zt=q.distr==2?lt.map(Ye=>hs[Ye]):lt,Ft=q.distr==2?hs[lt[1]]-hs[lt[0]]:Ne,bt=D._values=D.values(i,D.filter(i,zt,F,Fe,Ft),F,Fe,Ft);D._rotate=Q==2?D.rotate(i,bt,F,Fe):0;let Qe=D._size;D._size=Xs(D.size(i,bt,F,M)),Qe!=null&&D._size!=Qe&&(R=!1)}),R}function Sr(M){let R=!0;return hu.forEach((D,F)=>{let q=D(i,F,br,M);q!=Ys[F]&&(R=!1),Ys[F]=q}),R}function to(){for(let M=0;M<w.length;M++){let R=w[M];if(!R.show||!R._show)continue;let D=R.side,F=D%2,q,Q,le=R.stroke(i,M),me=D==0||D==3?-1:1,[be,Ne]=R._found;if(R.label!=null){let Xi=R.labelGap*me,ps=mi((R._lpos+Xi)*Gt);ke(R.labelFont[0],le,"center",D==2?"top":HS),d.save(),F==1?(q=Q=0,d.translate(ps,mi(E+he/2)),d.rotate((D==3?-hm:hm)/2)):(q=mi(L+Y/2),Q=ps);let wa=Iw(R.label)?R.label(i,M,be,Ne):R.label;d.fillText(wa,q,Q),d.restore()}if(Ne==0)continue;let Fe=b[R.scale],Ue=F==0?Y:he,lt=F==0?L:E,zt=R._splits,Ft=Fe.distr==2?zt.map(Xi=>hs[Xi]):zt,bt=Fe.distr==2?hs[zt[1]]-hs[zt[0]]:be,Qe=R.ticks,Ye=R.border,pn=Qe.show?Qe.size:0,Dn=mi(pn*Gt),bi=mi((R.alignTo==2?R._size-pn-R.gap:R.gap)*Gt),en=R._rotate*-hm/180,Nn=m(R._pos*Gt),ds=(Dn+bi)*me,$i=Nn+ds;Q=F==0?$i:0,q=F==1?$i:0;let Bs=R.font[0],Js=R.align==1?jc:R.align==2?Pv:en>0?jc:en<0?Pv:F==0?"center":D==3?Pv:jc,Tr=en||F==1?"middle":D==2?"top":HS;ke(Bs,le,Js,Tr);let fs=R.font[1]*R.lineGap,zs=zt.map(Xi=>m(a(Xi,Fe,Ue,lt))),js=R._values;for(let Xi=0;Xi<js.length;Xi++){let ps=js[Xi];if(ps!=null){F==0?q=zs[Xi]:Q=zs[Xi],ps=""+ps;let wa=ps.indexOf(`
`)==-1?[ps]:ps.split(/\n/gm);for(let Yi=0;Yi<wa.length;Yi++){let Gy=wa[Yi];en?(d.save(),d.translate(q,Q+Yi*fs),d.rotate(en),d.fillText(Gy,0,0),d.restore()):d.fillText(Gy,q,Q+Yi*fs)}}}Qe.show&&Xn(zs,Qe.filter(i,Ft,M,Ne,bt),F,D,Nn,Dn,ln(Qe.width*Gt,3),Qe.stroke(i,M),Qe.dash,Qe.cap);let Er=R.grid;Er.show&&Xn(zs,Er.filter(i,Ft,M,Ne,bt),F,F==0?2:1,F==0?E:L,F==0?he:Y,ln(Er.width*Gt,3),Er.stroke(i,M),Er.dash,Er.cap),Ye.show&&Xn([Nn],[1],F==0?1:0,F==0?1:2,F==1?E:L,F==1?he:Y,ln(Ye.width*Gt,3),Ye.stroke(i,M),Ye.dash,Ye.cap)}xi("drawAxes")}function mt(M){_.forEach((R,D)=>{D>0&&(R._paths=null,M&&(s==1?(R.min=null,R.max=null):R.facets.forEach(F=>{F.min=null,F.max=null})))})}let Ln=!1,qi=!1,Kt=[];function Yn(){qi=!1;for(let M=0;M<Kt.length;M++)xi(...Kt[M]);Kt.length=0}function Ni(){Ln||(HI(Ay),Ln=!0)}function sd(M,R=!1){Ln=!0,qi=R,M(i),Ay(),R&&Kt.length>0&&queueMicrotask(Yn)}i.batch=sd;function Ay(){if(ae&&(yt(),ae=!1),xe&&(Ae(),xe=!1),_e){if(_n(f,jc,Ke),_n(f,"top",ut),_n(f,Wh,H),_n(f,qh,Pe),_n(g,jc,Ke),_n(g,"top",ut),_n(g,Wh,H),_n(g,qh,Pe),_n(h,Wh,In),_n(h,qh,qn),u.width=mi(In*Gt),u.height=mi(qn*Gt),w.forEach(({_el:M,_show:R,_size:D,_pos:F,side:q})=>{if(M!=null)if(R){let Q=q===3||q===0?D:0,le=q%2==1;_n(M,le?"left":"top",F-Q),_n(M,le?"width":"height",D),_n(M,le?"top":"left",le?ut:Ke),_n(M,le?"height":"width",le?Pe:H),Bv(M,yl)}else Fs(M,yl)}),wl=Do=Al=W=ee=j=Z=Te=P=null,Ie=1,gu(!0),Ke!=we||ut!=nn||H!=He||Pe!=je){mt(!1);let M=H/He,R=Pe/je;if(fe&&!ne&&de.left>=0){de.left*=M,de.top*=R,El&&Jr(El,mi(de.left),0,H,Pe),Cl&&Jr(Cl,0,mi(de.top),H,Pe);for(let D=0;D<dt.length;D++){let F=dt[D];F!=null&&(hn[D]*=M,Wi[D]*=R,Jr(F,Xs(hn[D]),Xs(Wi[D]),H,Pe))}}if(fn.show&&!re&&fn.left>=0&&fn.width>0){fn.left*=M,fn.width*=M,fn.top*=R,fn.height*=R;for(let D in Um)_n(Il,D,fn[D])}we=Ke,nn=ut,He=H,je=Pe}xi("setSize"),_e=!1}In>0&&qn>0&&(d.clearRect(0,0,u.width,u.height),xi("drawClear"),A.forEach(M=>M()),xi("draw")),fn.show&&re&&(rd(fn),re=!1),fe&&ne&&(Sa(null,!0,!1),ne=!1),ce.show&&ce.live&&ve&&(Fm(),ve=!1),l||(l=!0,i.status=1,xi("ready")),Lo=!1,Ln=!1}i.redraw=(M,R)=>{xe=R||!1,M!==!1?Fo(S,k.min,k.max):Ni()};function Lm(M,R){let D=b[M];if(D.from==null){if(kn==0){let F=D.range(i,R.min,R.max,M);R.min=F[0],R.max=F[1]}if(R.min>R.max){let F=R.min;R.min=R.max,R.max=F}if(kn>1&&R.min!=null&&R.max!=null&&R.max-R.min<1e-16)return;M==S&&D.distr==2&&kn>0&&(R.min=gr(R.min,e[0]),R.max=gr(R.max,e[0]),R.min==R.max&&R.max++),I[M]=R,ae=!0,Ni()}}i.setScale=Lm;let Dm,Nm,El,Cl,Ty,Ey,Rl,Pl,Cy,Ry,dn,bn,No=!1,Ri=de.drag,yi=Ri.x,_i=Ri.y;fe&&(de.x&&(Dm=$s(dI,g)),de.y&&(Nm=$s(fI,g)),k.ori==0?(El=Dm,Cl=Nm):(El=Nm,Cl=Dm),dn=de.left,bn=de.top);let fn=i.select=ii({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Il=fn.show?$s(hI,fn.over?g:f):null;function rd(M,R){if(fn.show){for(let D in M)fn[D]=M[D],D in Um&&_n(Il,D,M[D]);R!==!1&&xi("setSelect")}}i.setSelect=rd;function F1(M){if(_[M].show)J&&Bv(ct[M],yl);else if(J&&Fs(ct[M],yl),fe){let D=Re?dt[0]:dt[M];D!=null&&Jr(D,-10,-10,H,Pe)}}function Fo(M,R,D){Lm(M,{min:R,max:D})}function wr(M,R,D,F){R.focus!=null&&V1(M),R.show!=null&&_.forEach((q,Q)=>{Q>0&&(M==Q||M==null)&&(q.show=R.show,F1(Q),s==2?(Fo(q.facets[0].scale,null,null),Fo(q.facets[1].scale,null,null)):Fo(q.scale,null,null),Ni())}),D!==!1&&xi("setSeries",M,R),F&&vu("setSeries",i,M,R)}i.setSeries=wr;function O1(M,R){ii(C[M],R)}function U1(M,R){M.fill=Ct(M.fill||null),M.dir=Bt(M.dir,-1),R=R??C.length,C.splice(R,0,M)}function B1(M){M==null?C.length=0:C.splice(M,1)}i.addBand=U1,i.setBand=O1,i.delBand=B1;function z1(M,R){_[M].alpha=R,fe&&dt[M]!=null&&(dt[M].style.opacity=R),J&&ct[M]&&(ct[M].style.opacity=R)}let no,Oo,Ma,kl={focus:!0};function V1(M){if(M!=Ma){let R=M==null,D=Be.alpha!=1;_.forEach((F,q)=>{if(s==1||q>0){let Q=R||q==0||q==M;F._focus=R?null:Q,D&&z1(q,Q?1:Be.alpha)}}),Ma=M,D&&Ni()}}J&&tt&&Pt($S,Ce,M=>{de._lock||(et(M),Ma!=null&&wr(null,kl,!0,Jn.setSeries))});function Ar(M,R,D){let F=b[R];D&&(M=M/Gt-(F.ori==1?ut:Ke));let q=H;F.ori==1&&(q=Pe,M=q-M),F.dir==-1&&(M=q-M);let Q=F._min,le=F._max,me=M/q,be=Q+(le-Q)*me,Ne=F.distr;return Ne==3?Qc(10,be):Ne==4?PI(be,F.asinh):Ne==100?F.bwd(be):be}function H1(M,R){let D=Ar(M,S,R);return gr(D,e[0],zn,Vn)}i.valToIdx=M=>gr(M,e[0]),i.posToIdx=H1,i.posToVal=Ar,i.valToPos=(M,R,D)=>b[R].ori==0?r(M,b[R],D?Y:H,D?L:0):o(M,b[R],D?he:Pe,D?E:0),i.setCursor=(M,R,D)=>{dn=M.left,bn=M.top,Sa(null,R,D)};function Py(M,R){_n(Il,jc,fn.left=M),_n(Il,Wh,fn.width=R)}function Iy(M,R){_n(Il,"top",fn.top=M),_n(Il,qh,fn.height=R)}let pu=k.ori==0?Py:Iy,mu=k.ori==1?Py:Iy;function G1(){if(J&&ce.live)for(let M=s==2?1:0;M<_.length;M++){if(M==0&&pt)continue;let R=ce.values[M],D=0;for(let F in R)We[M][D++].firstChild.nodeValue=R[F]}}function Fm(M,R){if(M!=null&&(M.idxs?M.idxs.forEach((D,F)=>{te[F]=D}):DI(M.idx)||te.fill(M.idx),ce.idx=te[0]),J&&ce.live){for(let D=0;D<_.length;D++)(D>0||s==1&&!pt)&&W1(D,te[D]);G1()}ve=!1,R!==!1&&xi("setLegend")}i.setLegend=Fm;function W1(M,R){let D=_[M],F=M==0&&z==2?hs:e[M],q;pt?q=D.values(i,M,R)??at:(q=D.value(i,R==null?null:F[R],M,R),q=q==null?at:{_:q}),ce.values[M]=q}function Sa(M,R,D){Cy=dn,Ry=bn,[dn,bn]=de.move(i,dn,bn),de.left=dn,de.top=bn,fe&&(El&&Jr(El,mi(dn),0,H,Pe),Cl&&Jr(Cl,0,mi(bn),H,Pe));let F,q=zn>Vn;no=an,Oo=null;let Q=k.ori==0?H:Pe,le=k.ori==1?H:Pe;if(dn<0||kn==0||q){F=de.idx=null;for(let me=0;me<_.length;me++){let be=dt[me];be!=null&&Jr(be,-10,-10,H,Pe)}tt&&wr(null,kl,!0,M==null&&Jn.setSeries),ce.live&&(te.fill(F),ve=!0)}else{let me,be,Ne;s==1&&(me=k.ori==0?dn:bn,be=Ar(me,S),F=de.idx=gr(be,e[0],zn,Vn),Ne=G(e[0][F],k,Q,0));let Fe=-10,Ue=-10,lt=0,zt=0,Ft=!0,bt="",Qe="";for(let Ye=s==2?1:0;Ye<_.length;Ye++){let pn=_[Ye],Dn=te[Ye],bi=Dn==null?null:s==1?e[Ye][Dn]:e[Ye][1][Dn],en=de.dataIdx(i,Ye,F,be),Nn=en==null?null:s==1?e[Ye][en]:e[Ye][1][en];if(ve=ve||Nn!=bi||en!=Dn,te[Ye]=en,Ye>0&&pn.show){let ds=en==null?-10:en==F?Ne:G(s==1?e[0][en]:e[Ye][0][en],k,Q,0),$i=Nn==null?-10:T(Nn,s==1?b[pn.scale]:b[pn.facets[1].scale],le,0);if(tt&&Nn!=null){let Bs=k.ori==1?dn:bn,Js=gi(Be.dist(i,Ye,en,$i,Bs));if(Js<no){let Tr=Be.bias;if(Tr!=0){let fs=Ar(Bs,pn.scale),zs=Nn>=0?1:-1,js=fs>=0?1:-1;js==zs&&(js==1?Tr==1?Nn>=fs:Nn<=fs:Tr==1?Nn<=fs:Nn>=fs)&&(no=Js,Oo=Ye)}else no=Js,Oo=Ye}}if(ve||Re){let Bs,Js;k.ori==0?(Bs=ds,Js=$i):(Bs=$i,Js=ds);let Tr,fs,zs,js,Er,Xi,ps=!0,wa=ue.bbox;if(wa!=null){ps=!1;let Yi=wa(i,Ye);zs=Yi.left,js=Yi.top,Tr=Yi.width,fs=Yi.height}else zs=Bs,js=Js,Tr=fs=ue.size(i,Ye);if(Xi=ue.fill(i,Ye),Er=ue.stroke(i,Ye),Re)Ye==Oo&&no<=Be.prox&&(Fe=zs,Ue=js,lt=Tr,zt=fs,Ft=ps,bt=Xi,Qe=Er);else{let Yi=dt[Ye];Yi!=null&&(hn[Ye]=zs,Wi[Ye]=js,QS(Yi,Tr,fs,ps),KS(Yi,Xi,Er),Jr(Yi,Xs(zs),Xs(js),H,Pe))}}}}if(Re){let Ye=Be.prox,pn=Ma==null?no<=Ye:no>Ye||Oo!=Ma;if(ve||pn){let Dn=dt[0];Dn!=null&&(hn[0]=Fe,Wi[0]=Ue,QS(Dn,lt,zt,Ft),KS(Dn,bt,Qe),Jr(Dn,Xs(Fe),Xs(Ue),H,Pe))}}}if(fn.show&&No)if(M!=null){let[me,be]=Jn.scales,[Ne,Fe]=Jn.match,[Ue,lt]=M.cursor.sync.scales,zt=M.cursor.drag;if(yi=zt._x,_i=zt._y,yi||_i){let{left:Ft,top:bt,width:Qe,height:Ye}=M.select,pn=M.scales[Ue].ori,Dn=M.posToVal,bi,en,Nn,ds,$i,Bs=me!=null&&Ne(me,Ue),Js=be!=null&&Fe(be,lt);Bs&&yi?(pn==0?(bi=Ft,en=Qe):(bi=bt,en=Ye),Nn=b[me],ds=G(Dn(bi,Ue),Nn,Q,0),$i=G(Dn(bi+en,Ue),Nn,Q,0),pu(vr(ds,$i),gi($i-ds))):pu(0,Q),Js&&_i?(pn==1?(bi=Ft,en=Qe):(bi=bt,en=Ye),Nn=b[be],ds=T(Dn(bi,lt),Nn,le,0),$i=T(Dn(bi+en,lt),Nn,le,0),mu(vr(ds,$i),gi($i-ds))):mu(0,le)}else Bm()}else{let me=gi(Cy-Ty),be=gi(Ry-Ey);if(k.ori==1){let lt=me;me=be,be=lt}yi=Ri.x&&me>=Ri.dist,_i=Ri.y&&be>=Ri.dist;let Ne=Ri.uni;Ne!=null?yi&&_i&&(yi=me>=Ne,_i=be>=Ne,!yi&&!_i&&(be>me?_i=!0:yi=!0)):Ri.x&&Ri.y&&(yi||_i)&&(yi=_i=!0);let Fe,Ue;yi&&(k.ori==0?(Fe=Rl,Ue=dn):(Fe=Pl,Ue=bn),pu(vr(Fe,Ue),gi(Ue-Fe)),_i||mu(0,le)),_i&&(k.ori==1?(Fe=Rl,Ue=dn):(Fe=Pl,Ue=bn),mu(vr(Fe,Ue),gi(Ue-Fe)),yi||pu(0,Q)),!yi&&!_i&&(pu(0,0),mu(0,0))}if(Ri._x=yi,Ri._y=_i,M==null){if(D){if(Hy!=null){let[me,be]=Jn.scales;Jn.values[0]=me!=null?Ar(k.ori==0?dn:bn,me):null,Jn.values[1]=be!=null?Ar(k.ori==1?dn:bn,be):null}vu(Iv,i,dn,bn,H,Pe,F)}if(tt){let me=D&&Jn.setSeries,be=Be.prox;Ma==null?no<=be&&wr(Oo,kl,!0,me):no>be?wr(null,kl,!0,me):Oo!=Ma&&wr(Oo,kl,!0,me)}}ve&&(ce.idx=F,Fm()),R!==!1&&xi("setCursor")}let Uo=null;Object.defineProperty(i,"rect",{get(){return Uo==null&&gu(!1),Uo}});function gu(M=!1){M?Uo=null:(Uo=g.getBoundingClientRect(),xi("syncRect",Uo))}function ky(M,R,D,F,q,Q,le){de._lock||No&&M!=null&&M.movementX==0&&M.movementY==0||(Om(M,R,D,F,q,Q,le,!1,M!=null),M!=null?Sa(null,!0,!0):Sa(R,!0,!1))}function Om(M,R,D,F,q,Q,le,me,be){if(Uo==null&&gu(!1),et(M),M!=null)D=M.clientX-Uo.left,F=M.clientY-Uo.top;else{if(D<0||F<0){dn=-10,bn=-10;return}let[Ne,Fe]=Jn.scales,Ue=R.cursor.sync,[lt,zt]=Ue.values,[Ft,bt]=Ue.scales,[Qe,Ye]=Jn.match,pn=R.axes[0].side%2==1,Dn=k.ori==0?H:Pe,bi=k.ori==1?H:Pe,en=pn?Q:q,Nn=pn?q:Q,ds=pn?F:D,$i=pn?D:F;if(Ft!=null?D=Qe(Ne,Ft)?a(lt,b[Ne],Dn,0):-10:D=Dn*(ds/en),bt!=null?F=Ye(Fe,bt)?a(zt,b[Fe],bi,0):-10:F=bi*($i/Nn),k.ori==1){let Bs=D;D=F,F=Bs}}be&&(R==null||R.cursor.event.type==Iv)&&((D<=1||D>=H-1)&&(D=gl(D,H)),(F<=1||F>=Pe-1)&&(F=gl(F,Pe))),me?(Ty=D,Ey=F,[Rl,Pl]=de.move(i,D,F)):(dn=D,bn=F)}let Um={width:0,height:0,left:0,top:0};function Bm(){rd(Um,!1)}let Ly,Dy,Ny,Fy;function Oy(M,R,D,F,q,Q,le){No=!0,yi=_i=Ri._x=Ri._y=!1,Om(M,R,D,F,q,Q,le,!0,!1),M!=null&&(Pt(kv,Ov,Uy,!1),vu(WS,i,Rl,Pl,H,Pe,null));let{left:me,top:be,width:Ne,height:Fe}=fn;Ly=me,Dy=be,Ny=Ne,Fy=Fe}function Uy(M,R,D,F,q,Q,le){No=Ri._x=Ri._y=!1,Om(M,R,D,F,q,Q,le,!1,!0);let{left:me,top:be,width:Ne,height:Fe}=fn,Ue=Ne>0||Fe>0,lt=Ly!=me||Dy!=be||Ny!=Ne||Fy!=Fe;if(Ue&&lt&&rd(fn),Ri.setScale&&Ue&&lt){let zt=me,Ft=Ne,bt=be,Qe=Fe;if(k.ori==1&&(zt=be,Ft=Fe,bt=me,Qe=Ne),yi&&Fo(S,Ar(zt,S),Ar(zt+Ft,S)),_i)for(let Ye in b){let pn=b[Ye];Ye!=S&&pn.from==null&&pn.min!=an&&Fo(Ye,Ar(bt+Qe,Ye),Ar(bt,Ye))}Bm()}else de.lock&&(de._lock=!de._lock,Sa(R,!0,M!=null));M!=null&&(si(kv,Ov),vu(kv,i,dn,bn,H,Pe,null))}function q1(M,R,D,F,q,Q,le){if(de._lock)return;et(M);let me=No;if(No){let be=!0,Ne=!0,Fe=10,Ue,lt;k.ori==0?(Ue=yi,lt=_i):(Ue=_i,lt=yi),Ue&&lt&&(be=dn<=Fe||dn>=H-Fe,Ne=bn<=Fe||bn>=Pe-Fe),Ue&&be&&(dn=dn<Rl?0:H),lt&&Ne&&(bn=bn<Pl?0:Pe),Sa(null,!0,!0),No=!1}dn=-10,bn=-10,te.fill(null),Sa(null,!0,!0),me&&(No=me)}function By(M,R,D,F,q,Q,le){de._lock||(et(M),fu(),Bm(),M!=null&&vu(XS,i,dn,bn,H,Pe,null))}function zy(){w.forEach(jk),B(i.width,i.height,!0)}_l(dm,Zc,zy);let Ll={};Ll.mousedown=Oy,Ll.mousemove=ky,Ll.mouseup=Uy,Ll.dblclick=By,Ll.setSeries=(M,R,D,F)=>{let q=Jn.match[2];D=q(i,R,D),D!=-1&&wr(D,F,!0,!1)},fe&&(Pt(WS,g,Oy),Pt(Iv,g,ky),Pt(qS,g,M=>{et(M),gu(!1)}),Pt($S,g,q1),Pt(XS,g,By),qv.add(i),i.syncRect=gu);let od=i.hooks=n.hooks||{};function xi(M,R,D){qi?Kt.push([M,R,D]):M in od&&od[M].forEach(F=>{F.call(null,i,R,D)})}(n.plugins||[]).forEach(M=>{for(let R in M.hooks)od[R]=(od[R]||[]).concat(M.hooks[R])});let Vy=(M,R,D)=>D,Jn=ii({key:null,setSeries:!1,filters:{pub:sw,sub:sw},scales:[S,_[1]?_[1].scale:null],match:[rw,rw,Vy],values:[null,null]},de.sync);Jn.match.length==2&&Jn.match.push(Vy),de.sync=Jn;let Hy=Jn.key,zm=t1(Hy);function vu(M,R,D,F,q,Q,le){Jn.filters.pub(M,R,D,F,q,Q,le)&&zm.pub(M,R,D,F,q,Q,le)}zm.sub(i);function $1(M,R,D,F,q,Q,le){Jn.filters.sub(M,R,D,F,q,Q,le)&&Ll[M](null,R,D,F,q,Q,le)}i.pub=$1;function X1(){zm.unsub(i),qv.delete(i),vi.clear(),zv(dm,Zc,zy),c.remove(),Ce?.remove(),xi("destroy")}i.destroy=X1;function Vm(){xi("init",n,e),du(e||n.data,!1),I[S]?Lm(S,I[S]):fu(),re=fn.show&&(fn.width>0||fn.height>0),ne=ve=!0,B(n.width,n.height)}return _.forEach(Sl),w.forEach(Zr),t?t instanceof HTMLElement?(t.appendChild(c),Vm()):t(i,Vm):Vm(),i}Di.assign=ii;Di.fmtNum=Zv;Di.rangeNum=fm;Di.rangeLog=gm;Di.rangeAsinh=jv;Di.orient=bl;Di.pxRatio=Gt;Di.join=VI;Di.fmtDate=ey,Di.tzDate=ZI;Di.sync=t1;{Di.addGap=Dk,Di.clipGaps=_m;let n=Di.paths={points:a1};n.linear=c1,n.stepped=Ok,n.bars=Uk,n.spline=zk}var ay=(n,e)=>n.beside?[3,3]:E0[(n.tone??e)%E0.length],Kh=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();function jr(n){let{title:e,t,curves:i,kind:s,bands:r=[],height:o=220,file:a=e}=n,l=Wt(null),c=Wt(null),u=Wt(n);u.current=n;let d=Sn(new Set),h=Sn(!1),f=Sn(null),g=ni(s),y=n.across??{label:"Time",kind:"time"},m=ni(y.kind),v=Ud.value,_=Bd.value,w=v?ec:Jo,b=(T,I)=>w[(T.tone??I)%w.length],C=`${i.map(T=>`${T.label}/${T.tone}/${T.beside}`).join("|")} ${g.label} ${m.label} ${v} ${_} ${o} ${n.log}`,S=()=>[Float64Array.from(t,T=>T/m.factor),...i.map(T=>Float64Array.from(T.values,I=>I/g.factor))];Mt(()=>{let T=l.current,I=Kh("--soft"),V={stroke:Kh("--line"),width:1},U=`${12*_}px ${Kh("--font")}`,se=()=>Math.max(200,Math.round(T.getBoundingClientRect().width)),$={width:se(),height:o*_,pxAlign:!1,legend:{show:!1},cursor:{drag:{x:!0,y:!1},points:{size:7},focus:{prox:1e3},y:!1},scales:{x:{time:!1},y:{distr:n.log?3:1,range:n.log?void 0:(J,fe,ge)=>m1(fe,ge)}},axes:[{stroke:I,grid:V,ticks:V,font:U,label:`${y.label}${m.label?` [${m.label}]`:""}`,labelFont:U,labelSize:20*_,size:34*_,labelGap:0},{stroke:I,grid:V,ticks:V,font:U,label:g.label?`[${g.label}]`:"",labelFont:U,labelSize:18*_,size:56*_,values:(J,fe)=>fe.map(ge=>ge===null?"":Bn(ge,6))}],series:[{},...i.map((J,fe)=>({label:J.label,stroke:b(J,fe),width:(J.beside?1.2:1.8)*_,dash:ay(J,fe),points:{show:!1},show:!d.peek().has(J.label)}))],hooks:{drawClear:[J=>x(J)],draw:[J=>A(J)],setCursor:[J=>{let fe=J.cursor.idx;f.value=fe??null}],setScale:[(J,fe)=>{if(fe!=="x")return;let ge=J.data[0];h.value=J.scales.x.min>ge[0]+1e-12||J.scales.x.max<ge[ge.length-1]-1e-12}]}},X=new Di($,S(),T);c.current=X;let te=0;X.over.addEventListener("pointerdown",J=>te=J.clientX),X.over.addEventListener("click",J=>{if(Math.abs(J.clientX-te)>4)return;let fe=X.over.getBoundingClientRect();u.current.onCursor?.(X.posToVal(J.clientX-fe.left,"x")*m.factor)});let ce=-1;X.over.addEventListener("pointerdown",J=>ce=J.pointerType==="touch"?J.pointerId:-1),X.over.addEventListener("pointermove",J=>{if(J.pointerId!==ce)return;let fe=X.over.getBoundingClientRect();u.current.onCursor?.(X.posToVal(J.clientX-fe.left,"x")*m.factor)});let de=new ResizeObserver(()=>X.setSize({width:se(),height:o*_}));return de.observe(T),()=>{de.disconnect(),X.destroy(),c.current=null}},[C]),Mt(()=>c.current?.setData(S(),!h.peek()),[t,...i.map(T=>T.values),i.length,C]),Mt(()=>c.current?.redraw(!1),[n.cursor,r.map(T=>`${T.low} ${T.high} ${T.tone}`).join()]),Mt(()=>i.forEach((T,I)=>c.current&&c.current.series[I+1]?.show===d.value.has(T.label)&&c.current.setSeries(I+1,{show:!d.value.has(T.label)})),[d.value,C]);function x(T){let{left:I,top:V,width:U,height:se}=T.bbox;for(let $ of u.current.bands??[]){let X=u.current.curves.findIndex((te,ce)=>(te.tone??ce)===$.tone);if(!(X>=0&&d.peek().has(u.current.curves[X].label))){T.ctx.save(),T.ctx.beginPath(),T.ctx.rect(I,V,U,se),T.ctx.clip(),T.ctx.strokeStyle=w[$.tone%w.length],T.ctx.globalAlpha=.75,T.ctx.setLineDash([2*devicePixelRatio,4*devicePixelRatio]),T.ctx.lineWidth=devicePixelRatio;for(let te of[$.low,$.high]){if(!Number.isFinite(te))continue;let ce=T.valToPos(te/g.factor,"y",!0);T.ctx.beginPath(),T.ctx.moveTo(I,ce),T.ctx.lineTo(I+U,ce),T.ctx.stroke()}T.ctx.restore()}}}function A(T){let I=u.current.cursor;if(I==null)return;let{left:V,top:U,width:se,height:$}=T.bbox,X=T.valToPos(I/m.factor,"x",!0);X<V-1||X>V+se+1||(T.ctx.save(),T.ctx.strokeStyle=Kh("--ink"),T.ctx.lineWidth=1.5*devicePixelRatio,T.ctx.beginPath(),T.ctx.moveTo(X,U),T.ctx.lineTo(X,U+$),T.ctx.stroke(),T.ctx.restore())}let O=()=>c.current?.setScale("x",{min:t[0]/m.factor,max:t[t.length-1]/m.factor}),N=()=>[{name:y.label.toLowerCase()==="time"?"t":y.label,unit:m.label,values:Float64Array.from(t,T=>T/m.factor)},...i.map(T=>({name:T.label,unit:g.label,values:Float64Array.from(T.values,I=>I/g.factor)}))],k=f.value??(n.cursor===null||n.cursor===void 0?null:f1(t,n.cursor)),z=k===null?0:i.reduce((T,I)=>Math.max(T,Math.abs(I.values[k])||0),0),G=T=>{let I={ArrowRight:1,ArrowLeft:-1}[T.key];if(!I||!n.onCursor)return;T.preventDefault(),T.stopPropagation();let V=f1(t,n.cursor??t[0]);n.onCursor(t[Math.min(t.length-1,Math.max(0,V+I*(T.shiftKey?10:1)*Math.max(1,Math.round(t.length/200))))])};return p("figure",{class:"plot",children:[p("figcaption",{children:[p("span",{class:"plot-title",children:[e,g.label&&p("span",{class:"unit",children:[" [",g.label,"]"]})]}),h.value&&p("button",{type:"button",class:"link",onClick:O,children:"Whole range"}),p(co,{label:`Save ${e}`,icon:"save",align:"right",items:()=>[{title:"CSV",icon:"file",run:()=>Hi(`${a}.csv`,Hc(N()),"text/csv")},{title:"PNG",icon:"camera",run:()=>{Qk(c.current,`${a}.png`)}},{title:"SVG",icon:"chart",run:()=>Hi(`${a}.svg`,eL(n,d.peek()),"image/svg+xml")}]})]}),p("div",{class:"plot-area",ref:l,tabIndex:n.onCursor?0:void 0,role:n.onCursor?"slider":"img","aria-label":`${e}, ${i.map(T=>T.label).join(", ")}`,"aria-valuenow":n.onCursor?Number((n.cursor??0).toFixed(4)):void 0,"aria-valuemin":n.onCursor?t[0]:void 0,"aria-valuemax":n.onCursor?t[t.length-1]:void 0,onKeyDown:G}),p("ul",{class:"legend",children:i.map((T,I)=>p("li",{children:p("button",{type:"button","aria-pressed":!d.value.has(T.label),onClick:()=>d.value=Zk(d.value,T.label),title:"Press to hide or show",children:[p(Kk,{colour:b(T,I),dash:ay(T,I)}),p("span",{children:T.label}),k!==null&&k>=0&&k<T.values.length&&p("output",{children:Bn(Math.abs(T.values[k])<1e-9*z?0:T.values[k]/g.factor,3)})]})},T.label))})]})}var Kk=({colour:n,dash:e})=>p("svg",{class:"swatch",viewBox:"0 0 28 8",width:"28",height:"8","aria-hidden":"true",children:p("path",{d:"M1 4H27",stroke:n,"stroke-width":"2.4",fill:"none","stroke-dasharray":e.join(" ")||void 0})});function Zk(n,e){let t=new Set(n);return t.delete(e)||t.add(e),t}function f1(n,e){let[t,i]=[0,n.length-1];for(;i-t>1;){let s=t+i>>1;n[s]<=e?t=s:i=s}return e-n[t]<=n[i]-e?t:i}function m1(n,e){if(n===null||e===null||!Number.isFinite(n)||!Number.isFinite(e))return[-1,1];let t=e>n?.07*(e-n):Math.abs(n)*.1||1;return[n-t,e+t]}async function Qk(n,e){if(!n)return;let t=document.createElement("canvas");t.width=n.ctx.canvas.width,t.height=n.ctx.canvas.height;let i=t.getContext("2d");i.fillStyle=Kh("--paper"),i.fillRect(0,0,t.width,t.height),i.drawImage(n.ctx.canvas,0,0),t.toBlob(s=>s&&Hi(e,s),"image/png")}var jh=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function p1(n,e,t){let i=(e-n)/t,s=10**Math.floor(Math.log10(i)),r=[1,2,5,10].map(a=>a*s).find(a=>a>=i),o=[];for(let a=Math.ceil(n/r-1e-9);a*r<=e+1e-9*r;a++)o.push(Number((a*r).toPrecision(12)));return o}function eL({title:n,t:e,curves:t,kind:i,across:s={label:"Time",kind:"time"}},r=new Set){let o=ni(i),a=ni(s.kind),[l,c,u,d,h,f]=[720,380,70,40,20,80],g=t.map((A,O)=>({curve:A,k:O})).filter(({curve:A})=>!r.has(A.label)),y=g.flatMap(({curve:A})=>Array.from(A.values,O=>O/o.factor)).filter(Number.isFinite),[m,v]=m1(y.length?y.reduce((A,O)=>Math.min(A,O)):null,y.length?y.reduce((A,O)=>Math.max(A,O)):null),[_,w]=[e[0]/a.factor,e[e.length-1]/a.factor],b=A=>u+(A-_)/(w-_||1)*(l-u-h),C=A=>c-f-(A-m)/(v-m)*(c-f-d),S=A=>Number(A.toFixed(2)),x=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${l} ${c}" font-family="sans-serif" font-size="12">`,`<rect width="${l}" height="${c}" fill="#ffffff"/><text x="${u}" y="24" font-size="15" font-weight="600">${jh(n)}${o.label?` [${jh(o.label)}]`:""}</text>`,...p1(m,v,6).map(A=>`<path d="M${u} ${S(C(A))}H${l-h}" stroke="#dddddd"/><text x="${u-8}" y="${S(C(A)+4)}" text-anchor="end">${Bn(A,6)}</text>`),...p1(_,w,8).map(A=>`<path d="M${S(b(A))} ${d}V${c-f}" stroke="#eeeeee"/><text x="${S(b(A))}" y="${c-f+18}" text-anchor="middle">${Bn(A,6)}</text>`),`<text x="${(u+l-h)/2}" y="${c-f+36}" text-anchor="middle">${jh(s.label)}${a.label?` [${jh(a.label)}]`:""}</text>`];return g.forEach(({curve:A,k:O},N)=>{let k=`stroke="${Jo[(A.tone??O)%Jo.length]}" stroke-width="1.8" fill="none" stroke-dasharray="${ay(A,O).join(" ")}"`,z="";for(let I=0;I<A.values.length;I++){let V=A.values[I]/o.factor;Number.isFinite(V)&&(z+=`${z?"L":"M"}${S(b(e[I]/a.factor))} ${S(C(V))}`)}let G=u+N%6*108,T=c-26+Math.floor(N/6)*16;x.push(`<path d="${z}" ${k}/>`,`<path d="M${G} ${T-4}h26" ${k}/><text x="${G+32}" y="${T}">${jh(A.label)}</text>`)}),[...x,"</svg>",""].join(`
`)}var tL=[["cycloidal","Cycloid"],["quintic","Quintic"],["trapezoidal","Trapezoid"],["waypoints","Spline"],["line","Straight line"],["csv","From a file"]],nL={cycloidal:"Speed and acceleration are 0 at each waypoint; Saha (9.36).",quintic:"A polynomial of fifth degree: speed and acceleration are 0 at each waypoint.",trapezoidal:"Constant acceleration, constant speed, constant deceleration.",waypoints:"A smooth curve through all waypoints, at rest only at both ends.",line:"The tip goes straight from waypoint to waypoint, its attitude turning the shortest way.",csv:"Columns t and q_1, q_2 … or the names of the joints; units in brackets, such as [deg]."},Ml=(n,e,t="")=>qt(n,i=>({motion:{...i.motion,...e}}),t),ou=De(()=>(Ge.value?.joints??[]).filter(n=>n.nq===1));function v1(){let{waypoints:n}=Ir.peek(),e=n[n.length-1];Ml("Add a waypoint",{waypoints:[...n,{t:(e?.t??-1)+1,q:[...xt.peek().q]}]})}function iL(){let{waypoints:n}=Ir.value,e=(t,i,s)=>Ml("Change a waypoint",{waypoints:n.map((r,o)=>o===t?{...r,...i}:r)},s);return p("div",{class:"table-scroll",children:p("table",{class:"cells",children:[p("caption",{class:"unseen",children:"Waypoints"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:["Time ",p("span",{class:"unit",children:"[s]"})]}),ou.value.map(t=>p("th",{scope:"col",children:[t.name," ",p("span",{class:"unit",children:["[",ni(hr(t.type)).label,"]"]})]},t.name)),p("th",{scope:"col",children:p("span",{class:"unseen",children:"What to do with it"})})]})}),p("tbody",{children:n.map((t,i)=>p("tr",{children:[p("td",{children:p(qs,{cell:!0,label:`Time of waypoint ${i+1}`,kind:"time",value:t.t,onChange:s=>e(i,{t:s},"")})}),ou.value.map(s=>p("td",{children:p(qs,{cell:!0,label:`${s.name} at waypoint ${i+1}`,kind:hr(s.type),value:t.q[s.q],onChange:r=>e(i,{q:t.q.map((o,a)=>a===s.q?r:o)},"")})},s.name)),p("td",{class:"cell-buttons",children:[p(vn,{icon:"target",size:16,label:`Take the pose for waypoint ${i+1}`,onClick:()=>e(i,{q:[...xt.peek().q]},"")}),p(vn,{icon:"trash",size:16,label:`Remove waypoint ${i+1}`,disabled:n.length<=2,onClick:()=>Ml("Remove a waypoint",{waypoints:n.filter((s,r)=>r!==i)})})]})]},i))})]})})}async function cy(){let n=await Vc(".csv,.tsv,.txt"),e=Ge.peek();if(!(!n||!e))try{let t=await n.text(),{t:i}=Xp(t,e);Ml("Read a motion",{kind:"csv",csv:t}),gn(`${i.length} samples read from ${n.name}.`)}catch(t){gn(t.message,"error")}}var wm=pe("tau"),sL=[["tau","Torque"],["q","Position"],["qd","Speed"],["qdd","Acceleration"],["power","Power"],["energy","Energy"]],rL={tau:$r,q:hr,qd:To,qdd:pS,power:()=>"power"},oL={tau:["Torque","Force"],q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],qdd:["Acceleration","Acceleration, sliding"],power:["Power","Power"]};function aL(n,e){let t=(s,r)=>s===null&&r===null?[]:[{low:s??-1/0,high:r??1/0,tone:n.v,label:n.name}],i=s=>t(s===null?null:-s,s);return e==="tau"?i(n.effort[0]):e==="qd"?i(n.velocity[0]):e==="q"?t(n.lower[0],n.upper[0]):[]}function lL({found:n,other:e}){let t=`${es(rt.value.name)}-motion`,i={t:n.t,cursor:rn.value,onCursor:rs,height:260};if(wm.value==="energy"){let o=n.kinetic.map((a,l)=>a+n.potential[l]);return p(jr,{...i,title:"Energy",kind:"energy",file:`${t}-energy`,curves:[{label:"kinetic",values:n.kinetic},{label:"potential",values:n.potential},{label:"total",values:o}]})}let s=wm.value,r=s==="power"?[ou.value]:[ou.value.filter(o=>!ls(o.type)),ou.value.filter(o=>ls(o.type))];return p("div",{class:"plots",children:r.map((o,a)=>{if(!o.length)return null;let l=o.map(u=>({label:u.name,values:n[s][u.v],tone:u.v})),c=e?o.map(u=>({label:`${u.name} ${KM(Kp.value)}`,values:e[s][u.v],tone:u.v,beside:!0})):[];return Nl(jr,{...i,key:a,title:oL[s][a],kind:rL[s](o[0].type),file:`${t}-${s}`,curves:[...l,...c],bands:o.flatMap(u=>aL(u,s))})})})}function cL({found:n}){let e=ou.value.map(i=>{let[s,r,o]=[n.tau,n.qd,n.power].map(a=>ha(n.t,a[i.v]));return{joint:i,tau:s,qd:r,power:o,over:g1(s.peak,i.effort[0]),fast:g1(r.peak,i.velocity[0])}}),t=e.flatMap(({joint:i,tau:s,qd:r,over:o,fast:a})=>[...o?[`${i.name} needs ${Ht(Math.abs(s.peak),$r(i.type))} at ${Ht(s.at,"time",2)}, and its limit is ${Ht(i.effort[0],$r(i.type))}`]:[],...a?[`${i.name} moves at ${Ht(Math.abs(r.peak),To(i.type))} at ${Ht(r.at,"time",2)}, and its limit is ${Ht(i.velocity[0],To(i.type))}`]:[]]);return p(st,{children:[t.length>0&&p(Ut,{level:"warning",remedy:"Give the motion more time, or move less far.",children:[t.join("; "),"."]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table",children:[p("caption",{class:"unseen",children:"What the motion asks of the joints"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),p("th",{scope:"col",children:"Peak torque"}),p("th",{scope:"col",children:"at"}),p("th",{scope:"col",children:"RMS"}),p("th",{scope:"col",children:"Peak speed"}),p("th",{scope:"col",children:"Peak power"})]})}),p("tbody",{children:e.map(({joint:i,tau:s,qd:r,power:o,over:a,fast:l})=>p("tr",{children:[p("th",{scope:"row",children:i.name}),p("td",{class:a?"over":void 0,children:[Ht(s.peak,$r(i.type)),a&&p("span",{class:"unseen",children:" over its limit"})]}),p("td",{children:p("button",{type:"button",class:"link",onClick:()=>rs(s.at),children:Ht(s.at,"time",2)})}),p("td",{children:Ht(s.rms,$r(i.type))}),p("td",{class:l?"over":void 0,children:[Ht(r.peak,To(i.type)),l&&p("span",{class:"unseen",children:" over its limit"})]}),p("td",{children:Ht(o.peak,"power")})]},i.name))})]})})]})}var g1=(n,e)=>e!==null&&Math.abs(n)>e;function uL(){let n=Kp.value,e=n?.what??"none";return p("div",{class:"row",children:[p(Ds,{label:"Compare with",value:e,options:[["none","nothing"],["payload","another payload"],["speed","another speed"],["gravity","no gravity"],["friction","no friction"]],onChange:t=>mn({beside:t==="none"?"":`${t}:${{payload:5,speed:2,gravity:0,friction:0}[t]}`})}),n?.what==="payload"&&p(dr,{label:"Payload",kind:"mass",value:n.value,min:0,onChange:t=>mn({beside:`payload:${t}`})}),n?.what==="speed"&&p(dr,{label:"Times as fast",value:n.value,min:.01,max:100,onChange:t=>mn({beside:`speed:${t}`})})]})}function hL(){Mt(()=>Rt(()=>{let s=Gi.value,{law:r}=ei.value;if(s)Ui({title:"Motion",t:s.t,q:s.q});else if(r){let o=Array.from({length:101},(l,c)=>r.duration*c/100),a=o.map(l=>r.at(l).q);Ui({title:"Motion",t:o,q:a[0].map((l,c)=>a.map(u=>u[c]))})}else Ui(null)}),[]);let{kind:n,ramp:e}=Ir.value,{problem:t}=ei.value,i=Gi.value;return Ge.value?p(st,{children:[p(At,{title:"Course",hint:nL[n],children:[p(Ls,{label:"Kind of motion",quiet:!0,value:n,options:tL,onChange:s=>s==="csv"&&!Ir.peek().csv?void cy():Ml("Another kind of motion",{kind:s})}),n==="csv"?p("div",{class:"buttons",children:p(Je,{icon:"open",onClick:()=>{cy()},children:"Read another file …"})}):p(st,{children:[p(iL,{}),p("div",{class:"buttons",children:p(Je,{small:!0,icon:"plus",onClick:v1,children:"Add a waypoint where the arm stands"})})]}),n==="trapezoidal"&&p(rm,{label:"Share of the time to speed up",value:e,min:.05,max:.5,onChange:s=>Ml("Change the ramp",{ramp:s},"ramp")}),t&&p(Ut,{level:"error",children:t}),!t&&Yo.value&&p(Ut,{level:"warning",children:Yo.value}),!t&&Zt.value&&!Lh.value&&p(Ut,{children:"Torques along a motion are computed for arms whose joints turn or slide about an axis each."})]}),i&&p(st,{children:[p(At,{title:"Over time",aside:p(Je,{small:!0,kind:"quiet",icon:"file",onClick:()=>y1(i),children:"All as CSV"}),children:[p(kr,{label:"Quantity",tabs:sL,value:wm.value,onChange:s=>wm.value=s}),rt.value.kind==="dh"&&p(uL,{}),p(lL,{found:i,other:ZM.value})]}),p(At,{title:"What it asks of the joints",children:p(cL,{found:i})})]}),p("div",{class:"buttons foot-buttons",children:p(Je,{icon:"code",onClick:()=>{Ot(Sm(),"Python")},children:"Copy as Python"})})]}):p(Vs,{title:"No robot",children:"Choose one on the start page."})}function y1(n){let e=Ge.peek();if(!e)return;let t=["q","qd","qdd","tau"].flatMap(i=>e.joints.map((s,r)=>({name:`${i}_${r+1}`,unit:{q:ly(s,""),qd:ly(s,"/s"),qdd:ly(s,"/s2"),tau:ls(s.type)?"N":"N m"}[i],values:n[i][s.v]})));Hi(`${es(rt.peek().name)}-motion.csv`,Hc([{name:"t",unit:"s",values:n.t},...t]),"text/csv")}var ly=(n,e)=>(ls(n.type)?"m":"rad")+e;function uy(){let{kind:n,waypoints:e,ramp:t}=Ir.value,i=[],s=e.slice(1).map((r,o)=>({from:e[o].q,to:r.q,T:r.t-e[o].t}));if(n==="csv")i.push("trajectory = iso.Trajectory.from_csv('motion.csv')          # the file that was read");else if(n==="waypoints")i.push(`trajectory = iso.Trajectory.waypoints([${e.map(r=>Nt(r.q)).join(", ")}], times=${Nt(e.map(r=>r.t-e[0].t))})`);else{let r=s.map(({from:o,to:a,T:l})=>{if(n==="line")return`iso.Trajectory.follow(robot, iso.CartesianPath.line(robot.pose(${Nt(o)}), robot.pose(${Nt(a)}), profile=iso.Trajectory.cycloidal([0.0], [1.0], ${is(l)})), q0=${Nt(o)})`;if(n!=="trapezoidal")return`iso.Trajectory.${n}(${Nt(o)}, ${Nt(a)}, ${is(l)})`;let c=1/(t*l*(l-t*l));return`iso.Trajectory.trapezoidal(${Nt(o)}, ${Nt(a)}, acceleration=${Nt(a.map((u,d)=>Math.abs(u-o[d])*c||1))}, duration=${is(l)})`});i.push(r.length===1?`trajectory = ${r[0]}`:`legs = [${r.join(", ")}]`),r.length>1&&i.push("trajectory = legs[0]          # they follow each other")}return i}function Sm(){let n=xt.value.wrench,e=uy(),t=e.length>1,i=["t, q, qd, qdd = trajectory.sample(401)",`tau = robot.inverse_dynamics(q, qd, qdd${n.some(Boolean)?`, wrench=${Nt(n)}`:""})`,"print(tau)"];return sn(...t?[e[0],"for trajectory in legs:",...i.map(s=>`    ${s}`)]:[...e,...i])}wn({id:"motion.add",title:"Add a waypoint where the arm stands",words:"motion point",run:v1},{id:"motion.csv",title:"Read a motion from a CSV file",words:"import samples",run:()=>{cy()},python:()=>sn("trajectory = iso.Trajectory.from_csv('motion.csv')")},{id:"motion.save",title:"Save the motion and its torques as CSV",words:"export torques",able:()=>Gi.value!==null,run:()=>Gi.peek()&&y1(Gi.peek()),python:Sm},{id:"motion.python",title:"Copy the motion and its torques as Python",words:"code",run:()=>{Ot(Sm(),"Python")},python:Sm},{id:"motion.turn-back",title:"Let the motion go back to its start",words:"return",run:()=>{let{waypoints:n}=Ir.peek(),e=n[n.length-1];Ml("Go back to the start",{waypoints:[...n,{t:2*e.t-n[0].t,q:[...n[0].q]}]})}});Ci({id:"motion",title:"Motion",icon:"motion",key:"4",layout:"wide",component:hL,transport:!0});var dL=[["none","Free fall"],["pd","PD"],["pd_gravity","PD + gravity"],["computed_torque","Computed torque"]],fL={none:"No motors: gravity, friction and your hand alone. Pull a link in the picture.",pd:"Torques pull each joint to its target, like a spring and a damper; gravity pulls it off again.",pd_gravity:"The same, and the torque that gravity takes is added.",computed_torque:"The torques of the wanted acceleration, by inverse dynamics: the errors die out like decoupled springs."},ya=(n,e,t="")=>qt(n,i=>({simulation:{...i.simulation,...e}}),t),hy=De(()=>(Ge.value?.joints??[]).filter(n=>n.nq===1));function pL(){let{kp:n,kd:e,target:t,follow:i}=Zs.value,s=(r,o)=>a=>ya("Change a gain or target",{[r]:Zs.peek()[r].map((l,c)=>c===o?a:l)});return p("div",{class:"table-scroll",children:p("table",{class:"cells",children:[p("caption",{class:"unseen",children:"Gains and targets"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),p("th",{scope:"col",children:"Kp"}),p("th",{scope:"col",children:"Kd"}),!i&&p("th",{scope:"col",children:"Target"})]})}),p("tbody",{children:hy.value.map(r=>p("tr",{children:[p("th",{scope:"row",children:r.name}),p("td",{children:p(qs,{cell:!0,label:`Kp of ${r.name}`,value:n[r.v],min:0,onChange:s("kp",r.v)})}),p("td",{children:p(qs,{cell:!0,label:`Kd of ${r.name}`,value:e[r.v],min:0,onChange:s("kd",r.v)})}),!i&&p("td",{children:p(qs,{cell:!0,label:`Target of ${r.name}`,kind:hr(r.type),value:t[r.q],onChange:s("target",r.q)})})]},r.name))})]})})}function mL(){hl.value;let n=Wr.value;if(!n)return null;let{duration:e}=Zs.value,t=Math.max(Math.round(e/n.h),n.rows.length-1);return p("div",{class:"run-bar",role:"group","aria-label":"Running",children:[p(Je,{kind:"primary",icon:pi.value?"pause":"play",onClick:()=>pi.peek()?Fh():Qp(),children:pi.value?"Pause":"Run"}),p(vn,{icon:"first",label:"Back to the start",onClick:sv}),p(vn,{icon:"back",label:"One step back",disabled:!n.index,onClick:()=>Wc(n.index-1)}),p(vn,{icon:"next",label:"One step on",onClick:()=>(Fh(),iv())}),p("input",{type:"range","aria-label":"Time of the simulation","aria-valuetext":Ht(n.t,"time",3),min:0,max:t,value:n.index,onInput:i=>Wc(Math.min(Number(i.target.value),n.rows.length-1)),ref:i=>i?.style.setProperty("--to",`${100*n.index/t}%`)}),p("output",{class:"clock",children:[n.t.toFixed(3)," s"]}),p("label",{class:"speed",children:[p("span",{class:"unseen",children:"Speed"}),p("select",{value:String(ws.value),onChange:i=>ws.value=Number(i.target.value),children:[.01,...Ba].map(i=>p("option",{value:String(i),children:[i,"×"]},i))})]})]})}var _a=pe("q"),gL=[["q","Position"],["qd","Speed"],["tau","Torque"],["energy","Energy"]];function _1(n){let e=Math.max(1,Math.ceil(n/1200)),t=Array.from({length:Math.ceil(n/e)},(i,s)=>s*e);return t[t.length-1]!==n-1&&t.push(n-1),t}var dy=pe(0);function vL(){dy.value;let n=Wr.value;if(!n||n.rows.length<2)return p(Vs,{title:"Nothing has happened yet",children:"Run the simulation, or pull a link."});let e=_1(n.rows.length),t=Float64Array.from(e,c=>n.rows[c].t),i=`${es(rt.value.name)}-simulation`,s={t,cursor:n.t,onCursor:c=>Wc(Math.round(c/n.h)),height:240};if(_a.value==="energy"){let c=h=>Float64Array.from(e,h),u=n.rows,d=[{label:"kinetic",values:c(h=>u[h].kinetic)},{label:"potential",values:c(h=>u[h].potential)},{label:"total",values:c(h=>u[h].kinetic+u[h].potential)},{label:"total − work + friction",values:c(h=>u[h].kinetic+u[h].potential-u[h].supplied+u[h].lost),tone:5,beside:!0}];return p(jr,{...s,title:"Energy",kind:"energy",file:`${i}-energy`,curves:d})}let r=[hy.value.filter(c=>!ls(c.type)),hy.value.filter(c=>ls(c.type))],o=(c,u)=>_a.value==="q"?n.rows[c].q[u.q]:_a.value==="qd"?n.rows[c].qd[u.v]:n.rows[c].motors[u.v]+n.rows[c].hands[u.v],a={q:hr,qd:To,tau:$r}[_a.value],l={q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],tau:["Torque of motors and hand","Force of motors and hand"]}[_a.value];return p("div",{class:"plots",children:r.map((c,u)=>c.length>0&&Nl(jr,{...s,key:u,title:l[u],kind:a(c[0].type),file:`${i}-${_a.value}`,curves:c.map(d=>({label:d.name,tone:d.v,values:Float64Array.from(e,h=>o(h,d))}))}))})}var Am=pe(null);function yL(){dy.value;let n=Wr.value;if(!n||n.rows.length<2)return null;let[e,t]=[n.rows[0],n.last],i=o=>o.kinetic+o.potential,s=i(t)-i(e)-t.supplied+t.lost,r=Math.max(..._1(n.rows.length).map(o=>Math.max(Math.abs(n.rows[o].kinetic),Math.abs(i(n.rows[o])))),1e-300);return p(st,{children:[p(Ql,{rows:[["Total energy now",Ht(i(t),"energy")],["Work of motors and hand",Ht(t.supplied,"energy")],["Taken by friction",Ht(t.lost,"energy")],["What does not balance",`${s.toExponential(1).replace("-","−")} J, ${(Math.abs(s)/r).toExponential(1).replace("-","−")} of the largest energy`]]}),p("div",{class:"buttons",children:[p(Je,{small:!0,onClick:()=>Am.value=tS(),children:"Compute this moment again"}),Am.value!==null&&p("span",{class:"hint",role:"status",children:Am.value?"From the last snapshot: the same bits.":"Not the same bits."})]})]})}function _L(){Mt(()=>{Ui(null);let s=0;Is.value={link:eS};let r=[nS(),Rt(()=>{hl.value,s||(s=window.setTimeout(()=>(s=0,dy.value=hl.peek(),Am.value=null),pi.peek()?160:0))}),Rt(()=>{let o=iS.value;Qn.value=o&&Lt(o.vector)>0?{arrows:[{at:o.at,vector:o.vector,colour:1}]}:{}})];return()=>{r.forEach(o=>o()),clearTimeout(s),Is.value={},Qn.value={}}},[]);let n=Ge.value,e=Zs.value;if(!n)return p(Vs,{title:"No robot",children:"Choose one on the start page."});let t=n.n===n.nq,i=Wr.value?.last.q.some(s=>!Number.isFinite(s));return p(st,{children:[p(At,{title:"Drive",hint:fL[e.control],children:[t&&p(Ls,{label:"Drive",quiet:!0,value:e.control,options:dL,onChange:s=>ya("Another drive",{control:s})}),!t&&p(Ut,{children:"This robot has attitudes or closed loops: it falls and swings here; controllers for it are made in Python."}),e.control!=="none"&&t&&p(st,{children:[p(pL,{}),p(fr,{label:"Follow the motion of the Motion screen",value:e.follow,onChange:s=>ya("Follow the motion",{follow:s})}),e.follow&&ei.value.problem&&p(Ut,{level:"error",children:ei.value.problem})]}),p("div",{class:"row",children:[p(fr,{label:"Friction",value:e.friction,onChange:s=>ya("Friction",{friction:s}),disabled:!n.editable}),p(fr,{label:"Stops at the limits",value:e.stops,onChange:s=>ya("Stops",{stops:s}),disabled:!Zt.value?.has("stops")})]}),p("div",{class:"row",children:[p(dr,{label:"Duration",kind:"time",value:e.duration,min:.001,max:3600,onChange:s=>ya("Change the duration",{duration:s})}),p(dr,{label:"Step",value:1e3*e.step,unit:{label:"ms",factor:1,digits:3,step:.1},min:.001,max:100,onChange:s=>ya("Change the step",{step:s/1e3})}),p(Ds,{label:"Start",value:e.q0.every((s,r)=>s===xt.value.q[r])&&e.qd0.every(s=>s===0)?"pose":"other",options:[["pose","the pose, at rest"],["other","as it was set"]],onChange:s=>s==="pose"&&ya("Start at the pose",{q0:[...xt.peek().q],qd0:e.qd0.map(()=>0)})})]}),Gc.value&&p(Ut,{level:"warning",children:Gc.value}),Yo.value&&p(Ut,{level:"warning",children:Yo.value})]}),p(At,{title:"Run",children:[p(mL,{}),i&&p(Ut,{level:"error",remedy:"Take a smaller step or lower gains, and look for links without mass on joints that are free.",children:["The motion runs away: positions are no numbers any more after ",Ht(Wr.value?.t??0,"time"),"."]}),pi.value&&Dh.value<.8&&p(Ut,{children:["The page computes at ",Math.round(100*Dh.value)," % of the wanted speed."]}),p("div",{class:"buttons",children:[p(Je,{small:!0,onClick:rv,children:"Compute all of it now"}),p(Je,{small:!0,kind:"quiet",icon:"file",onClick:x1,children:"Save as CSV"})]})]}),p(At,{title:"Over time",children:[p(kr,{label:"Quantity",tabs:gL,value:_a.value,onChange:s=>_a.value=s}),p(vL,{})]}),p(At,{title:"Energy",children:p(yL,{})}),p("div",{class:"buttons foot-buttons",children:p(Je,{icon:"code",onClick:()=>{Ot(au(),"Python")},children:"Copy as Python"})})]})}function x1(){let n=Wr.peek(),e=Ge.peek();if(!n||!e)return;let{rows:t}=n,i=r=>Float64Array.from(t,r),s=[...e.positions.map((r,o)=>({name:`q_${o+1}`,unit:e.position_units[o],values:i(a=>a.q[o])})),...e.effort_units.map((r,o)=>({name:`qd_${o+1}`,unit:r==="N"?"m/s":"rad/s",values:i(a=>a.qd[o])})),...e.effort_units.map((r,o)=>({name:`tau_${o+1}`,unit:r,values:i(a=>a.motors[o]+a.hands[o])})),{name:"kinetic",unit:"J",values:i(r=>r.kinetic)},{name:"potential",unit:"J",values:i(r=>r.potential)}];Hi(`${es(rt.peek().name)}-simulation.csv`,Hc([{name:"t",unit:"s",values:i(r=>r.t)},...s]),"text/csv")}function au(){let n=Zs.value,e=[],t=`${Nt(n.kp)}, ${Nt(n.kd)}`;return n.control!=="none"&&(n.follow&&e.push(...uy()),e.push(`controller = iso.Controller.${n.control}(robot, ${t}, ${n.follow?"trajectory":Nt(n.target)})`)),e.push(`motion = iso.simulate(robot, ${Nt(n.q0)}, ${Nt(n.qd0)}, ${is(n.duration)}, ${n.control==="none"?"":"torque=controller, "}integrator="rk4", dt=${is(n.step)}, friction=${n.friction?"True":"False"})`,"print(motion)"),sn(...e)}wn({id:"simulation.run",title:"Run or pause the simulation",words:"play start stop fall",able:()=>!Gc.value,run:()=>pi.peek()?Fh():Qp(),python:au},{id:"simulation.step",title:"One step of the simulation",run:()=>(Fh(),iv())},{id:"simulation.back",title:"One step of the simulation back",words:"rewind",run:()=>Wc((Wr.peek()?.index??0)-1)},{id:"simulation.start",title:"Simulation back to its start",words:"rewind reset",run:sv},{id:"simulation.all",title:"Compute the whole simulation",run:rv,python:au},{id:"simulation.csv",title:"Save the simulation as CSV",words:"export",run:x1,python:au},{id:"simulation.python",title:"Copy the simulation as Python",words:"code",run:()=>{Ot(au(),"Python")},python:au});Ci({id:"simulation",title:"Simulation",icon:"simulation",key:"6",layout:"wide",component:_L});function lu({title:n,values:e,rows:t,columns:i,names:s,across:r=s,unit:o="",digits:a=3,hint:l}){let c=0;for(let u=0;u<t*i;u++)Number.isFinite(e[u])&&(c=Math.max(c,Math.abs(e[u])));return p("div",{class:"heat-scroll",tabIndex:0,role:"region","aria-label":n,children:p("table",{class:"heat",children:[p("caption",{children:[n,o&&p("span",{class:"unit",children:[" [",o,"]"]})]}),r&&p("thead",{children:p("tr",{children:[p("td",{}),r.slice(0,i).map(u=>p("th",{scope:"col",children:u},u))]})}),p("tbody",{children:Array.from({length:t},(u,d)=>p("tr",{children:[s&&p("th",{scope:"row",children:s[d]}),Array.from({length:i},(h,f)=>{let g=e[i*d+f],y=c>0?Math.abs(g)/c:0;return p("td",{title:l?.(d,f),class:g<0?"below":"above",ref:m=>m?.style.setProperty("--share",`${(100*Math.sqrt(y)).toFixed(1)}%`),children:Bn(g,a)},f)})]},d))})]})})}function yr(n){let[e,t,i]=[pe(null),pe(null),pe("")];return{job:e,result:t,problem:i,start:(r={})=>{e.peek()?.cancel();let o=d0(n,On.peek(),r);e.value=o,i.value="",o.done.then(a=>{e.peek()===o&&(t.value=a)},a=>{e.peek()===o&&(i.value=a.message)}).finally(()=>{e.peek()===o&&(e.value=null)})}}}var xL=n=>n.base64?new Blob([Uint8Array.from(atob(n.base64),e=>e.charCodeAt(0))],{type:n.media}):n.text,bL=n=>Hi(n.name,xL(n),n.media);function _r({work:{job:n,result:e,problem:t,start:i},title:s,options:r,children:o}){let a=e.value;return p("div",{class:"work-box",children:[!Ms.value&&p(Ut,{remedy:"isodyn workbench",children:"This is worked out by Python: open the document in a workbench that was started by the command"}),n.value?p(gx,{job:n}):p("div",{class:"buttons",children:p(Je,{kind:"primary",disabled:!Ms.value,onClick:()=>i(r),children:s})}),t.value&&p(Ut,{level:"error",children:t.value}),a&&!a.complete&&p(Ut,{children:"It was ended early; this is what there was until then."}),a&&o?.(a),a&&p("ul",{class:"files",children:a.files.map(l=>p("li",{children:[p("span",{class:"mono",children:l.name}),l.media==="text/html"&&l.address&&p(Je,{small:!0,kind:"quiet",icon:"right",onClick:()=>window.open(l.address,"_blank","noopener"),children:"Open"}),p(Je,{small:!0,kind:"quiet",icon:"save",onClick:()=>bL(l),children:"Save"})]},l.name))})]})}var xr=pe("matrices"),M1=[["matrices","Matrices"],["split","Torque, split"],["terms","Which terms matter"],["equations","Equations"]],Cm=pe("pose"),Tm=pe([]),xa=De(()=>(Ge.value?.joints??[]).filter(n=>n.nq===1)),Po=De(()=>xa.value.map(n=>n.name)),S1=De(()=>Cm.value==="motion"&&ei.value.law!==null),w1=De(()=>{let n=Ge.value?.n??0,{law:e}=ei.value;return S1.value&&e?e.at(rn.value):{q:Nd.value,qd:Array.from({length:n},(t,i)=>Tm.value[i]??0)}});function fy(n){let e=new Set(xa.value.map(i=>ls(i.type)));if(e.size>1)return n==="g"?"N m, N":n==="M"?"kg m², kg m, kg":"N m s, N s";let t=e.has(!0);return{M:t?"kg":"kg m²",C:t?"kg/s":"N m s/rad",g:t?"N":"N m"}[n]}function ML(){let n=Zt.value,e=Ge.value?.n??0;if(!n?.has("mass_matrix"))return p(Vs,{title:"No matrices here",children:Yo.value||"The kernels are on their way."});let{q:t,qd:i}=w1.value;n.set({q:t,qd:i});let s=h=>n.has(h)?n.run(h).array(n.manifest.functions[h].outputs[0]).slice():null,[r,o,a,l]=["mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(s),c=o&&Float64Array.from({length:e},(h,f)=>i.reduce((g,y,m)=>g+o[e*f+m]*y,0)),u=[];for(let[h,f]of[["C q̇",c],["g",a],["friction",l]])f&&u.push([h,f]);let d=h=>(f,g)=>`${h}, row ${f+1}, column ${g+1}: ${Po.value[f]}, ${Po.value[g]}`;return p(st,{children:[p("div",{class:"row",children:p(Ls,{label:"Where",quiet:!0,value:Cm.value,options:[["pose","In the pose"],["motion","Along the motion"]],onChange:h=>Cm.value=h})}),!S1.value&&p("details",{class:"rates",children:[p("summary",{children:"Joint rates, for C"}),p("div",{class:"row",children:xa.value.map(h=>p(dr,{label:h.name,kind:To(h.type),value:Tm.value[h.v]??0,onChange:f=>Tm.value=Array.from({length:e},(g,y)=>y===h.v?f:Tm.value[y]??0)},h.name))})]}),r&&p(lu,{title:"Inertia matrix M(q)",unit:fy("M"),values:r,rows:e,columns:e,names:Po.value,hint:d("M")}),o&&p(lu,{title:"Coriolis matrix C(q, q̇)",unit:fy("C"),values:o,rows:e,columns:e,names:Po.value,hint:d("C")}),p(lu,{title:"Torques: Coriolis, gravity, friction",unit:fy("g"),values:u.flatMap(([,h])=>Array.from(h)),rows:u.length,columns:e,names:u.map(([h])=>h),across:Po.value}),r&&p("p",{class:"hint",children:SL(r,e)})]})}function SL(n,e){let t={share:0,i:0,j:0};for(let i=0;i<e;i++)for(let s=0;s<i;s++){let r=Math.abs(n[e*i+s])/Math.sqrt(n[e*i+i]*n[e*s+s]||1/0);r>t.share&&(t={share:r,i,j:s})}return e<2||t.share<.005?"No two joints feel each other’s acceleration here: M is diagonal, or nearly so.":`${Po.value[t.j]} and ${Po.value[t.i]} feel each other most: ${Math.round(100*t.share)} % of what two joints can, |M_ij| / √(M_ii M_jj).`}var py=[["inertia","Inertia, M q̈"],["coriolis","Coriolis, C q̇"],["gravity","Gravity, g"],["friction","Friction"]],b1=pe(0);function wL({found:n}){let e=xa.value[Math.min(b1.value,xa.value.length-1)],t=e.v;return p(st,{children:[p(Ds,{label:"Joint",value:String(xa.value.indexOf(e)),options:xa.value.map((i,s)=>[String(s),i.name]),onChange:i=>b1.value=Number(i)}),p(jr,{title:`Torque of ${e.name}`,kind:$r(e.type),t:n.t,cursor:rn.value,onCursor:rs,height:280,file:`${es(rt.value.name)}-${es(e.name)}-torque`,curves:[{label:"all of it",values:n.tau[t]},...py.map(([i,s],r)=>({label:s,values:n[i][t],tone:r+1}))]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table",children:[p("caption",{class:"unseen",children:"Shares of the parts along the motion, by RMS"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),py.map(([i,s])=>p("th",{scope:"col",children:s},i))]})}),p("tbody",{children:xa.value.map(i=>{let s=BM(n,i.v);return p("tr",{children:[p("th",{scope:"row",children:i.name}),py.map(([r])=>p("td",{children:[Math.round(100*s[r])," %"]},r))]},i.name)})})]})})]})}function AL(n){let[e,t]=[Zt.value,Ge.value];if(!e||!t)return null;let i=t.n,[s,r]=[new Float64Array(i*i),new Float64Array(i*i)],o=Math.max(1,Math.floor(n.t.length/100)),a=0;for(let l=0;l<n.t.length;l+=o,a++){e.set({q:n.q.map(d=>d[l]),qd:n.qd.map(d=>d[l])});let c=e.run("mass_matrix").array("mass_matrix").slice(),u=e.run("coriolis_matrix").array("coriolis_matrix");for(let d=0;d<i;d++)for(let h=0;h<i;h++)s[i*d+h]+=(c[i*d+h]*n.qdd[h][l])**2,r[i*d+h]+=(u[i*d+h]*n.qd[h][l])**2}return{inertia:s.map(l=>Math.sqrt(l/a)),coriolis:r.map(l=>Math.sqrt(l/a))}}var TL=yr("significance");function EL({found:n}){let e=AL(n),t=Ge.value?.n??0;if(!e)return null;let i=Array.from({length:t},(r,o)=>ha(n.t,n.tau[o]).rms||1),s=r=>r.map((o,a)=>100*o/i[Math.floor(a/t)]);return p(st,{children:[p("p",{class:"hint",children:"Along the motion, what each joint’s acceleration and speed add to each torque, in percent of that torque’s RMS. Terms far below a percent may be left out of a controller."}),p(lu,{title:"M_ij q̈_j",unit:"%",values:s(e.inertia),rows:t,columns:t,names:Po.value,digits:1}),p(lu,{title:"C_ij q̇_j",unit:"%",values:s(e.coriolis),rows:t,columns:t,names:Po.value,digits:1}),p(At,{title:"A reduced model and its error",hint:"Leaves out what is insignificant along such motions, and says what that costs (Turney, Mudge and Lee).",children:p(_r,{work:TL,title:"Work it out"})})]})}var CL=yr("equations");function RL({html:n}){let e=Wt(null);return Mt(()=>{let t=new DOMParser().parseFromString(n,"text/html"),i=t.querySelector("main")??t.body;i.querySelectorAll("script, style, link, iframe, object, embed").forEach(s=>s.remove());for(let s of i.querySelectorAll("*"))for(let{name:r}of[...s.attributes])(r.startsWith("on")||r==="style"||r==="href"||r==="src")&&s.removeAttribute(r);e.current?.replaceChildren(...document.importNode(i,!0).childNodes)},[n]),p("div",{class:"typeset",ref:e,tabIndex:0,role:"region","aria-label":"Equations"})}function PL(){return p(st,{children:[p("p",{class:"hint",children:"M, C, g and the energies as formulas in the joints’ positions and rates, grouped; every method gives the same. Large arms become a listing."}),p(_r,{work:CL,title:"Write the equations",options:{quantities:"M,C,g"},children:n=>{let e=n.files.find(t=>t.media==="text/html");return e&&p(RL,{html:e.text})}})]})}function IL(){let n=Gi.value,e=xr.value==="split"||xr.value==="terms"||xr.value==="matrices"&&Cm.value==="motion";if(Mt(()=>{e&&n?Ui({title:"Motion",t:n.t,q:n.q}):$t.peek()&&Ui(null)},[e,n]),!Ge.value)return p(Vs,{title:"No robot",children:"Choose one on the start page."});let t=p(Ut,{level:ei.value.problem?"error":"note",children:ei.value.problem||(Lh.value?"The motion is on its way.":"This is computed along motions of arms whose joints turn or slide about an axis each.")});return p(st,{children:[p(kr,{label:"What of the dynamics",tabs:M1,value:xr.value,onChange:i=>xr.value=i}),p("div",{class:"stack",children:[xr.value==="matrices"&&p(ML,{}),xr.value==="split"&&(n?p(wL,{found:n}):t),xr.value==="terms"&&(n?p(EL,{found:n}):t),xr.value==="equations"&&p(PL,{})]}),p("div",{class:"buttons foot-buttons",children:p(Je,{icon:"code",onClick:()=>{Ot(Em(),"Python")},children:"Copy as Python"})})]})}function Em(){let{q:n,qd:e}=w1.value;return xr.value==="equations"?sn('print(iso.equations(robot, grouped=True).text("M", "C", "g"))'):sn(`q = ${Nt(n)}`,`qd = ${Nt(e)}`,"M = robot.mass_matrix(q)","C = robot.coriolis_matrix(q, qd)","g = robot.gravity_torque(q)","print(M, C, g, sep='\\n')")}wn(...M1.map(([n,e])=>({id:`dynamics.${n}`,title:`Dynamics: ${e}`,words:"matrix torque equation significance",run:()=>xr.value=n,python:Em})),{id:"dynamics.python",title:"Copy M, C and g as Python",words:"code matrix",run:()=>{Ot(Em(),"Python")},python:Em},{id:"dynamics.largest",title:"Go to where the torques are largest",words:"peak",able:()=>Gi.value!==null,run:()=>{let n=Gi.peek();if(!n)return;let e=n.tau.map(t=>ha(n.t,t));rs(e.reduce((t,i)=>Math.abs(i.peak)>Math.abs(t.peak)?i:t).at)}});Ci({id:"dynamics",title:"Dynamics",icon:"dynamics",key:"5",layout:"wide",component:IL,transport:!0});var A1={"newton-euler":[[24,18],[117,85],[237,181],[357,277],[477,373],[597,469],[717,565],[837,661],[957,757]],"modified-newton-euler":[[24,21],[120,99],[235,200],[350,301],[465,402],[580,503],[695,604],[810,705],[925,806]],denoc:[[24,21],[120,99],[235,200],[350,301],[465,402],[580,503],[695,604],[810,705],[925,806]],"denoc-centres":[[24,18],[129,98],[259,204],[389,310],[519,416],[649,522],[779,628],[909,734],[1039,840]],"gibbs-appell":[[25,23],[105,95],[205,190],[305,285],[405,380],[505,475],[605,570],[705,665],[805,760]],noc:[[24,18],[123,89],[267,200],[439,334],[639,491],[867,671],[1123,874],[1407,1100],[1719,1349]],lagrange:[[63,46],[271,200],[635,477],[1197,913],[2005,1544],[3104,2406],[4539,3535],[6355,4967],[8597,6738]],screw:[[106,79],[355,264],[744,561],[1291,988],[2014,1563],[2931,2304],[4060,3229],[5419,4356],[7026,5703]],momentum:[[126,83],[366,262],[630,495],[894,728],[1158,961],[1422,1194],[1686,1427],[1950,1660],[2214,1893]],"composite-body":[[22,18],[177,149],[448,398],[780,688],[1172,1018],[1624,1388],[2136,1798],[2708,2248],[3340,2738]],"composite-body-meeting":[[22,18],[177,149],[450,399],[776,687],[1162,1015],[1644,1404],[2152,1814],[2720,2264],[3433,2813]],kane:[[26,18],[122,88],[267,203],[464,365],[713,574],[1014,830],[1367,1133],[1772,1483],[2229,1880]],"kane-recursive":[[23,18],[111,89],[219,182],[327,275],[435,368],[543,461],[651,554],[759,647],[867,740]],"balafoutis-patel":[[24,21],[123,100],[250,208],[377,316],[504,424],[631,532],[758,640],[885,748],[1012,856]],hollerbach:[[64,42],[261,176],[491,353],[724,530],[957,707],[1190,884],[1423,1061],[1656,1238],[1889,1415]]};var Zh="inverse_dynamics:";var Rm=n=>Object.keys(n.manifest.functions).filter(e=>e.startsWith(Zh)).map(e=>e.slice(Zh.length));function T1(n,e){let t=Rm(n),i=t.map(r=>n.manifest.functions[Zh+r].count),s=t.map((r,o)=>{let{mul:a,div:l,add:c,trig:u,depth:d}=i[o];return{method:r,mul:a+l,add:c,trig:u,depth:d,off:0,difference:0,time:NaN}});for(let{q:r,qd:o,qdd:a}of e){n.set({q:r,qd:o,qdd:a});let l=t.map(u=>n.call(Zh+u)),c=Math.max(...l[0].map(Math.abs),Number.MIN_VALUE);l.forEach((u,d)=>{let h=u.reduce((g,y,m)=>Math.max(g,Math.abs(y-l[0][m])),0),f=s[d].mul+s[d].add+s[0].mul+s[0].add;s[d].difference=Math.max(s[d].difference,h),s[d].off=Math.max(s[d].off,h/(4*f*Number.EPSILON*c))})}return s}function E1(n,e,t,i){let s=Rm(n),r=new Map(s.map(a=>[a,1/0])),o=new Map(s.map(a=>[a,64]));for(let a=0;a<t;a++)for(let l of s){let{q:c,qd:u,qdd:d}=e[a%e.length];n.set({q:c,qd:u,qdd:d});let h=o.get(l);for(;;){let f=i();for(let y=0;y<h;y++)n.run(Zh+l);let g=i()-f;if(g>=2||h>=1048576){r.set(l,Math.min(r.get(l),1e6*g/h));break}h*=4}o.set(l,h)}return r}var my={"newton-euler":["Newton-Euler","Luh, Walker and Paul (1980)"],"modified-newton-euler":["Modified Newton-Euler","Turney, Mudge and Lee"],denoc:["DeNOC","Saha"],"denoc-centres":["DeNOC at the centres","Saha, as printed"],"gibbs-appell":["Gibbs-Appell","Mata and others (2002)"],noc:["Natural orthogonal complement","Angeles and Lee (1988)"],lagrange:["Lagrange, 4 × 4 matrices","Uicker; Turney, Mudge and Lee"],screw:["Screws, link by link","Laus, Simoni and Martins"],momentum:["Momentum form","Celentano (2008)"],"composite-body":["Composite bodies","Walker and Orin (1982)"],"composite-body-meeting":["Composite bodies, meeting","a variant with fewer operations for M"],kane:["Kane","Kane and Levinson (1983)"],"kane-recursive":["Kane, recursive","Angeles, Ma and Rojas (1989)"],"balafoutis-patel":["Cartesian tensors","Balafoutis and Patel (1991)"],hollerbach:["Recursive Lagrange","Hollerbach (1980)"]},td=n=>my[n]?.[0]??n,Kr=pe({key:"",kernels:null,problem:""}),ba=pe([]),ko=pe(!1),Io=pe("table"),C1=[["table","Agreement and race"],["crossings","Crossing curves"],["lines","Line by line"],["report","Full report"]],gy=De(()=>{let n=Ge.value;if(!n)return[];let e=12345,t=()=>(e=Math.imul(e,1664525)+1013904223>>>0,e/2**32),i=n.joints.flatMap(r=>r.lower),s=n.joints.flatMap(r=>r.upper);return Array.from({length:40},()=>({q:n.neutral.map((r,o)=>(i[o]??-2)+t()*((s[o]??2)-(i[o]??-2))),qd:n.neutral.map(()=>4*t()-2),qdd:n.neutral.map(()=>10*t()-5)}))});function LL(){let n=Ge.peek();!n||Kr.peek().key===n.key||(Kr.value={key:n.key,kernels:null,problem:""},Oa(n.key,On.peek(),"methods").then(e=>Yl.load(e)).then(e=>Kr.peek().key===n.key&&(Kr.value={key:n.key,kernels:e,problem:""}),e=>Kr.value={key:n.key,kernels:null,problem:e.message}))}function vy(){let[n,e,{key:t,kernels:i}]=[Ge.value,rt.value,Kr.value];return!n||!i||t!==n.key?null:n.editable?i.set({numbers:n.numbers,gravity:e.gravity}):i}async function R1(){let n=vy();if(!(!n||ko.peek())){ko.value=!0;for(let e=0;e<6&&ko.peek();e++){await new Promise(i=>setTimeout(i));let t=E1(n,gy.peek(),3,()=>performance.now());ba.value=ba.peek().map(i=>({...i,time:Math.min(i.time||1/0,t.get(i.method)??1/0)}))}ko.value=!1}}var Pm=pe("operations");function DL(){let n=[...ba.value];Pm.value==="operations"&&n.sort((i,s)=>i.mul+i.add-s.mul-s.add),Pm.value==="time"&&n.sort((i,s)=>(i.time||1/0)-(s.time||1/0));let e=Math.max(...ba.value.map(i=>Number.isFinite(i.time)?i.time:0),1),t=Math.max(...ba.value.map(i=>i.off));return p(st,{children:[p(Ut,{level:t<=1?"good":"error",children:t<=1?`All ${ba.value.length} formulations give the same torques on ${gy.value.length} random states: their largest difference is ${Bn(100*t,2)} % of what rounding of their own operations may make.`:"The formulations disagree by more than rounding explains: this should not be; please tell us with this document."}),p("div",{class:"row",children:[p(Ls,{label:"Order",value:Pm.value,options:[["operations","Operations"],["time","Time"],["registry","As listed"]],onChange:i=>Pm.value=i}),p(Je,{kind:"primary",icon:ko.value?"pause":"play",onClick:()=>ko.peek()?ko.value=!1:void R1(),children:ko.value?"Stop":"Race"})]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table race",children:[p("caption",{class:"unseen",children:"Formulations"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Formulation"}),p("th",{scope:"col",children:"· ÷"}),p("th",{scope:"col",children:"+ −"}),p("th",{scope:"col",children:"sin, cos"}),p("th",{scope:"col",children:"longest chain"}),p("th",{scope:"col",children:"off / bound"}),p("th",{scope:"col",children:"time a call"}),p("th",{scope:"col",children:p("span",{class:"unseen",children:"as a bar"})})]})}),p("tbody",{children:n.map(i=>p("tr",{children:[p("th",{scope:"row",children:[td(i.method),p("small",{children:my[i.method]?.[1]})]}),p("td",{children:i.mul}),p("td",{children:i.add}),p("td",{children:i.trig}),p("td",{children:i.depth}),p("td",{title:`largest difference ${i.difference.toExponential(1)}`,children:i.off===0?"0":i.off.toExponential(1).replaceAll("-","−")}),p("td",{children:Number.isFinite(i.time)?`${Bn(i.time/1e3,2)} µs`:"–"}),p("td",{class:"bar-cell",children:p("span",{class:"bar",ref:s=>s?.style.setProperty("width",`${Number.isFinite(i.time)?100*i.time/e:0}%`)})})]},i.method))})]})}),p("p",{class:"hint",children:"One evaluation of the torques with all numbers of the arm as inputs; work that a fixed arm saves is not saved here. Times are of this browser, the best of several rounds."})]})}var Qh=pe(["newton-euler","gibbs-appell","kane-recursive","denoc","hollerbach","lagrange","screw","momentum"]);function NL(){let n=A1,e=Object.values(n)[0].length,t=Float64Array.from({length:e},(r,o)=>o+1),i=Qh.value.filter(r=>n[r]).map((r,o)=>({label:td(r),tone:o,values:n[r].map(([a,l])=>a+l)})),s=Ge.value?.n??0;return p(st,{children:[p("p",{class:"hint",children:"Operations of one torque evaluation against the number of revolute joints. Formulations that grow with n lie low; those that grow with n³ and n⁴ cross them early."}),p(jr,{title:"Operations",kind:"plain",t,curves:i,across:{label:"Joints",kind:"plain"},log:!0,cursor:s>=1&&s<=e?s:null,height:360,file:"crossing-curves"}),p("fieldset",{class:"choices",children:[p("legend",{children:"Shown"}),Object.keys(n).map(r=>p("label",{children:[p("input",{type:"checkbox",checked:Qh.value.includes(r),onChange:o=>Qh.value=o.target.checked?[...Qh.value,r]:Qh.value.filter(a=>a!==r)}),td(r)]},r))]})]})}function FL(){let n=vy(),e=n?.section("isodyn:lines");if(!n||!e)return p(Vs,{title:"No lines here",children:"These kernels do not say which lines made them."});let t=Rm(n),i=t.includes(St.value.method)?St.value.method:t[0],s=e.functions[`inverse_dynamics:${i}`]??[],r=Math.max(...s.map(([,,a,l])=>a+l),1),o=s.reduce((a,[,,l,c])=>a+l+c,0);return p(st,{children:[p(Ds,{label:"Formulation",value:i,options:t.map(a=>[a,td(a)]),onChange:a=>mn({method:a})}),p("p",{class:"hint",children:[my[i]?.[1],". The formulation is written once, as its paper writes it; these are its lines, with the operations that each made for this arm (",o," in all)."]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table listing",children:[p("caption",{class:"unseen",children:["Lines of ",td(i)]}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Line"}),p("th",{scope:"col",children:"Source"}),p("th",{scope:"col",children:"· ÷"}),p("th",{scope:"col",children:"+ −"}),p("th",{scope:"col",children:p("span",{class:"unseen",children:"Share"})})]})}),p("tbody",{children:s.map(([a,l,c,u])=>p("tr",{children:[p("th",{scope:"row",children:p("small",{children:[a,":",l]})}),p("td",{class:"source",children:p("code",{children:e.text[a]?.[String(l)]??""})}),p("td",{children:c}),p("td",{children:u}),p("td",{class:"bar-cell",children:p("span",{class:"bar",ref:d=>d?.style.setProperty("width",`${100*(c+u)/r}%`)})})]},`${a}:${l}`))})]})})]})}var OL=yr("compare");function UL(){let n=Ge.value,e=vy();return Mt(LL,[n?.key]),Mt(()=>{e&&(ba.value=T1(e,gy.peek()))},[e,n?.numbers]),Mt(()=>()=>{ko.value=!1},[]),n?p(st,{children:[p("h2",{class:"panel-title",children:"Methods"}),p(kr,{label:"What of the methods",tabs:C1,value:Io.value,onChange:t=>Io.value=t}),p("div",{class:"stack",children:[Kr.value.problem&&Io.value!=="crossings"&&Io.value!=="report"&&p(Ut,{level:"warning",children:Kr.value.problem}),Io.value==="table"&&(e&&ba.value.length?p(DL,{}):!Kr.value.problem&&p(Vs,{title:"The formulations are on their way",children:"Their kernels are read."})),Io.value==="crossings"&&p(NL,{}),Io.value==="lines"&&!Kr.value.problem&&p(FL,{}),Io.value==="report"&&p(At,{title:"Every quantity, every method",hint:"Agreement, operations, times, crossings and memory of all quantities, as one page.",children:p(_r,{work:OL,title:"Compare"})})]}),p("div",{class:"buttons foot-buttons",children:p(Je,{icon:"code",onClick:()=>{Ot(ed(),"Python")},children:"Copy as Python"})})]}):p(Vs,{title:"No robot",children:"Choose one on the start page."})}var ed=()=>sn("print(iso.compare(robot))");wn({id:"methods.race",title:"Race the formulations",words:"speed time benchmark",run:()=>{R1()},python:ed},...C1.map(([n,e])=>({id:`methods.${n}`,title:`Methods: ${e}`,words:"formulation operations",run:()=>Io.value=n,python:ed})),{id:"methods.python",title:"Copy the comparison as Python",words:"code",run:()=>{Ot(ed(),"Python")},python:ed});Ci({id:"methods",title:"Methods",icon:"methods",key:"7",layout:"page",component:UL});async function P1(n){if(ui==="served"||ui==="docs"){let t=await fetch(n);if(!t.ok)throw new Error(`The page's own ${n} did not come again: ${t.status} ${t.statusText}.`);return t.text()}let e=document.querySelector(n==="workbench.js"?"script:not([type])":"style");if(!e?.textContent)throw new Error("This page cannot be copied: its script stands elsewhere.");return e.textContent}var BL=n=>JSON.stringify(n).replace(/[<>&\u2028\u2029]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`),zL=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function k1(n){let e="";for(let t=0;t<n.length;t+=32768)e+=String.fromCharCode(...n.subarray(t,t+32768));return btoa(e)}async function yy(n){let e=new Blob([n]).stream().pipeThrough(new CompressionStream("gzip"));return k1(new Uint8Array(await new Response(e).arrayBuffer()))}async function I1(n){let e=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(n));return`'sha256-${k1(new Uint8Array(e))}'`}var VL=3*1024**2;async function HL(){let n={};for(let e of lo.peek()?jl(lo.peek()):[]){let t=Si.peek().get(e);t&&(n[e]??=await yy(t.bytes))}return Object.values(n).reduce((e,t)=>e+.75*t.length,0)<=VL?n:null}async function L1(n){let e=Ge.peek(),t=On.peek();if(!e)throw new Error("This robot is not known in this page.");let i={[`${e.key}.dynamics`]:await yy(await Oa(e.key,t))};n&&(i[`${e.key}.methods`]=await yy(await Oa(e.key,t,"methods")));let r=[{row:{name:e.name,title:e.name,family:"here",joints:e.key,editable:e.editable},opened:{model:t.model,structure:e,remarks:[]}}],o=(await P1("workbench.css")).replaceAll("</style","<\\/style"),a=(await P1("workbench.js")).replaceAll("<\/script","<\\/script").replaceAll("<!--","\\x3c!--"),l=`default-src 'none'; script-src ${await I1(a)} 'wasm-unsafe-eval'; style-src ${await I1(o)}; img-src data: blob:; media-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'`,c=await HL(),u={home:{home:"file"},...c&&Object.keys(c).length&&{meshes:c},document:{...t,view:{...t.view,screen:St.peek().screen==="export"?"model":St.peek().screen}},library:r,kernels:i};return{text:["<!doctype html>",'<html lang="en">',"<head>",'<meta charset="utf-8">',`<meta http-equiv="Content-Security-Policy" content="${l}">`,'<meta name="viewport" content="width=device-width, initial-scale=1">','<meta name="color-scheme" content="light dark">',`<title>${zL(t.model.name)} | isodyn workbench</title>`,'<link rel="icon" href="data:,">',`<style>${o}</style>`,"</head>","<body>",'<div id="app"></div>',"<noscript>The workbench computes in the page: please allow scripts.</noscript>",...Object.entries(u).map(([h,f])=>`<script type="application/json" id="isodyn-${h}">${BL(f)}<\/script>`),`<script>${a}<\/script>`,"</body>","</html>",""].join(`
`),whole:c!==null}}var Im=pe(""),Sy=pe(!1),nd=pe("");async function D1(){nd.value="Putting the file together …";try{let{text:n,whole:e}=await L1(Sy.peek());Hi(`${es(rt.peek().name)}.html`,n,"text/html"),gn(`Saved: ${Bn(n.length/1e6,2)} MB, opens anywhere without a server${e?"":"; its meshes are too large for it, so it draws the robot schematically"}.`)}catch(n){gn(n.message,"error")}finally{nd.value=""}}var cu=pe(0),wy=null;async function N1(){let n=SM(),e=Gi.peek();if(!n||typeof MediaRecorder>"u")return gn("This browser takes no films of the scene.","error");if(!$t.peek()&&e&&Ui({title:"Motion",t:e.t,q:e.q}),!$t.peek())return gn("There is no motion to film: make one on the Motion screen.","error");let t=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"].find(u=>MediaRecorder.isTypeSupported(u)),i=new MediaRecorder(n.captureStream(30),{mimeType:t,videoBitsPerSecond:8e6});wy=i;let s=[];i.ondataavailable=u=>u.data.size&&s.push(u.data);let[r,o]=[ss.peek(),ao.peek()];ss.value=!1,rs(0);let a=new Promise(u=>i.onstop=()=>u()),l=rn.subscribe(u=>cu.value=Math.max(.001,o>0?u/o:1)),c=Ii.subscribe(u=>!u&&cu.peek()>.001&&i.state!=="inactive"&&i.stop());i.start(250),Ii.value=!0,await a,l(),c(),ss.value=r,Ii.value=!1,cu.value=0,wy=null,s.length&&Hi(`${es(rt.peek().name)}.webm`,new Blob(s,{type:"video/webm"}))}var[GL,WL,qL,$L,XL]=[yr("export"),yr("file"),yr("study"),yr("certify"),yr("reproduce")],_y=pe(""),xy=pe("inverse_dynamics"),by=pe("toml"),My=pe(""),YL=["inverse_dynamics","forward_dynamics","mass_matrix","coriolis_matrix","gravity_torque","bias_torque","kinetic_energy","potential_energy","pose","jacobian"];function JL(){Mt(()=>{Ms.value&&U_().catch(()=>{}),Ph().then(e=>Im.value=e)},[Ms.value,rt.value]);let n=ku.value;return p("div",{class:"export",children:[p(At,{title:"Link",hint:"The whole document stands in the link, behind the #: nothing is kept anywhere else. A class works from one link.",children:[p("div",{class:"row link-row",children:[p("input",{type:"text",class:"mono",readOnly:!0,"aria-label":"Link to this document",value:Im.value,onFocus:e=>e.target.select()}),p(Je,{kind:"primary",icon:"copy",onClick:()=>{Ot(Im.value,"The link")},children:"Copy"})]}),p("p",{class:"hint",children:[Im.value.length," characters."]})]}),p(At,{title:"One file without a server",hint:"An HTML file that is this workbench with this robot: it opens from disk, offline, on any computer with a browser.",children:[p(fr,{label:"With all formulations, for races",value:Sy.value,onChange:e=>Sy.value=e}),p("div",{class:"buttons",children:p(Je,{icon:"save",kind:"primary",disabled:nd.value!=="",onClick:()=>{D1()},children:"Save as one HTML file"})}),nd.value&&p(zd,{share:-1,text:nd.value})]}),p(At,{title:"Document",hint:"A plain file that holds the robot, its motion, the simulation and what is looked at.",children:p("div",{class:"buttons",children:[p(Je,{icon:"save",onClick:zc,children:"Save the document"}),p(Je,{icon:"open",onClick:()=>{cl()},children:"Open a file …"})]})}),p(At,{title:"Pictures and films",children:[p("div",{class:"buttons",children:[p(Je,{icon:"camera",onClick:()=>ms("file.picture"),children:"Picture (PNG)"}),p(Je,{icon:"motion",disabled:cu.value>0||!$t.value&&!ei.value.law,onClick:()=>{N1()},children:"Film of the motion (WebM)"}),p(Je,{icon:"print",onClick:()=>print(),children:"Print"})]}),cu.value>0&&p(zd,{share:cu.value,text:"The motion is filmed while it plays once.",onCancel:()=>wy?.stop()}),p("p",{class:"hint",children:"Every plot has a menu of its own: CSV, PNG, SVG."})]}),p(At,{title:"Numbers",children:p("div",{class:"buttons",children:[p(Je,{icon:"file",disabled:!Gi.value,onClick:()=>ms("motion.save"),children:"Motion and torques (CSV)"}),p(Je,{icon:"file",onClick:()=>ms("simulation.csv"),children:"Simulation (CSV)"})]})}),p(At,{title:"Python",aside:p(Je,{small:!0,icon:"copy",onClick:()=>{Ot(sn(),"Python")},children:"Copy"}),children:p("pre",{class:"code",tabIndex:0,children:Vo()})}),!Ms.value&&p(Ut,{remedy:"pip install 'isodyn[workbench]', then isodyn workbench",children:["Code, robot files and reports are made by Python. ",Na.value]}),Ms.value&&p(st,{children:[p(At,{title:"Code",hint:"The same graph as code for other programs.",children:[p("div",{class:"row",children:[p(Ds,{label:"Quantity",value:xy.value,options:YL.map(e=>[e,e.replaceAll("_"," ")]),onChange:e=>xy.value=e}),p(Ds,{label:"Target",value:_y.value||(n?.targets[0]??""),options:(n?.targets??[]).map(e=>[e,e]),onChange:e=>_y.value=e})]}),p(_r,{work:GL,title:"Export",options:{target:_y.value||(n?.targets[0]??"wasm"),quantities:xy.value}})]}),p(At,{title:"Robot file",children:[p(Ds,{label:"Format",value:by.value,options:[["toml","TOML, isodyn's own: loses nothing"],["urdf","URDF"],["dh","Denavit-Hartenberg table"]],onChange:e=>by.value=e}),p(_r,{work:WL,title:"Write the file",options:{format:by.value}})]}),p(At,{title:"Study",hint:"Torques along a trajectory, agreement of the methods, operations, speed: one page.",children:p(_r,{work:qL,title:"Make the study"})}),p(At,{title:"Certificate",hint:"What is proved about this robot, how, and what is not.",children:p(_r,{work:$L,title:"Certify"})}),p(At,{title:"The sources, again",hint:"Examples and tables of the five sources, beside what they print.",children:[p(Ds,{label:"Example",value:My.value||(n?.reproductions[0]?.key??""),options:(n?.reproductions??[]).map(e=>[e.key,`${e.source}: ${e.title}`]),onChange:e=>My.value=e}),p(_r,{work:XL,title:"Reproduce",options:{pieces:My.value||(n?.reproductions[0]?.key??"")}})]})]})]})}wn({id:"export.file",title:"Save as one HTML file",words:"single offline share class",run:()=>{D1()}},{id:"export.film",title:"Film of the motion (WebM)",words:"video record animation",run:()=>{N1()}},{id:"export.robot",title:"Copy the robot as Python",words:"code",run:()=>{Ot(sn(),"Python")},python:()=>sn()});Ci({id:"export",title:"Export",icon:"export",key:"9",layout:"side",component:JL});async function jL(){let n=[["link",()=>Kg(location.hash)],["page",()=>qo("document")?Tu(qo("document")):null],["browser",LM]];for(let[e,t]of n)try{let i=await t();if(i)return{found:i,from:e}}catch(i){if(!(i instanceof ai))throw i;gn(`${i.message} ${i.remedy}`,"error")}return{found:null,from:"none"}}async function KL(){let{found:n,from:e}=await jL();n&&N_(n),e==="link"&&(history.replaceState(null,"",location.pathname+location.search),n?.view.screen==="start"&&mn({screen:"model"})),ux(),ox(),x0(),kM(),O_(t=>{Ed(t.meshes),t.document&&e!=="link"&&xs("Open what the server was started with",Tu(t.document),!0)}),document.addEventListener("keydown",S_),addEventListener("hashchange",()=>{Kg(location.hash).then(t=>t&&xs("Open the link",t,!0),t=>gn(t.message,"error"))}),t_(p(xS,{}),document.getElementById("app"))}KL();Object.assign(globalThis,{workbench:{document:()=>On.peek(),replace:n=>xs("Replace the document",Tu(n),!0),look:mn,run:ms,drawn:Fc,waiting:AM,tipPixel:TM,player:b0}});})();
